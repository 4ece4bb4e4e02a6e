import { sql } from 'kysely';
import { StartError } from '../../kernel/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { keptTables, leftOut } from './copies/catalogue.ts';
import { columnsOf, tablesOf } from './copies/tables.ts';

interface Owned {
  readonly name: string;
  readonly owner: 'id' | 'tenant_id';
}

/** The table of what stays of removed practices. */
const RECORD = 'removed_practices';

/** Every table that may hold rows of practices, each before those that it refers to. */
const ownedTables: readonly Owned[] = [
  ...Object.keys(leftOut)
    .filter((name) => name !== RECORD)
    .map((name) => ({ name, owner: 'tenant_id' as const })),
  ...keptTables.toReversed(),
];

/** A practice that can be removed, and how much of it there is. */
export interface Found {
  readonly tenantId: string;
  readonly name: string;
  readonly domain: string;
  readonly people: number;
  readonly patients: number;
  readonly notes: number;
}

async function find(tx: Tx, domain: string): Promise<Found> {
  const { rows } = await sql<Found>`
    select t.id as "tenantId", t.name, d.domain,
      (select count(*) from users u where u.tenant_id = t.id)::int as people,
      (select count(*) from patients p where p.tenant_id = t.id)::int as patients,
      (select count(*) from notes n where n.tenant_id = t.id)::int as notes
    from practice_domains d join tenants t on t.id = d.tenant_id where d.domain = ${domain}
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new StartError(`Nenhuma clínica tem o domínio ${domain}.`);
  return found;
}

/** @throws StartError where nobody has the domain */
export const findPractice = (db: Database, domain: string): Promise<Found> =>
  db.kysely.transaction().execute((tx) => find(tx, domain));

async function removeRows(tx: Tx, tenantId: string): Promise<number> {
  const present = await tablesOf(tx);
  let removed = 0;
  for (const { name, owner } of ownedTables) {
    // Of those left out of exports some are the server's own.
    if (!present.has(name) || !(await columnsOf(tx, name)).includes(owner)) continue;
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(name)} where ${sql.ref(owner)} = ${tenantId}
    `.execute(tx);
    removed += Number(numAffectedRows);
  }
  return removed;
}

/**
 * Removes all rows of one practice, for good, and keeps that it was removed. All or nothing.
 * @param now milliseconds since 1970
 * @throws StartError where nobody has the domain
 */
export const removePractice = (
  db: Database,
  domain: string,
  now: number,
): Promise<Found & { readonly rows: number }> =>
  db.kysely.transaction().execute(async (tx) => {
    const found = await find(tx, domain);
    const rows = await removeRows(tx, found.tenantId);
    await sql`
      insert into removed_practices (tenant_id, domain, rows_removed, removed_at)
      values (${found.tenantId}, ${domain}, ${rows}, ${new Date(now).toISOString()})
    `.execute(tx);
    return { ...found, rows };
  });
