import { sql } from 'kysely';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { DocumentChange } from '../../kernel/document-change.ts';
import { documentTables } from './tables.ts';
import { violations } from '../../kernel/db/errors.ts';

const columnList = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(column)));

const isTenants = (entity: EntityName): boolean => entity === 'tenants';

/** The rows as one JSON parameter: the statement is the same for one row and for a thousand. */
function rowsJson<E extends EntityName>(
  tenantId: string,
  entity: E,
  changes: readonly DocumentChange<E>[],
): string {
  const { toRow } = documentTables[entity];
  const place = ({ v }: DocumentChange<E>) => (isTenants(entity) ? {} : { tenant_id: tenantId, v });
  return JSON.stringify(
    changes.map((change) => ({ ...(change.after && toRow(change.after)), ...place(change) })),
  );
}

const columnsOf = (entity: EntityName): readonly string[] => [
  ...documentTables[entity].columns,
  ...(isTenants(entity) ? [] : ['tenant_id', 'v']),
];

async function insert(tx: Tx, tenantId: string, entity: EntityName, rows: string): Promise<void> {
  const columns = columnsOf(entity);
  const table = sql.table(documentTables[entity].name);
  // From the practice's own row, so that where practices are spread its machine takes the rows by itself.
  await sql`
    insert into ${table} (${columnList(columns)})
    select ${sql.join(columns.map((column) => (column === 'tenant_id' ? sql`t.id` : sql`x.${sql.ref(column)}`)))}
    from tenants t, json_populate_recordset(null::${table}, ${rows}::text::json) x
    where t.id = ${tenantId}
  `.execute(tx);
}

async function update(tx: Tx, tenantId: string, entity: EntityName, rows: string): Promise<void> {
  const columns = columnsOf(entity).filter((column) => column !== 'id' && column !== 'tenant_id');
  const assignments = columns.map((column) => sql`${sql.ref(column)} = x.${sql.ref(column)}`);
  const own = sql.ref(isTenants(entity) ? 'd.id' : 'd.tenant_id');
  const table = sql.table(documentTables[entity].name);
  await sql`
    update ${table} d set ${sql.join(assignments)}
    from json_populate_recordset(null::${table}, ${rows}::text::json) x
    where ${own} = ${tenantId} and d.id = x.id
  `.execute(tx);
}

async function remove(
  tx: Tx,
  tenantId: string,
  entity: EntityName,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from ${sql.table(documentTables[entity].name)} where tenant_id = ${tenantId} and id in (${sql.join(ids)})
  `.execute(tx);
}

/** Whose an address is, and who only names it, follows the users' own rows. */
async function keepDirectory(tx: Tx, tenantId: string, rows: string): Promise<void> {
  await sql`
    delete from account_emails a using json_populate_recordset(null::users, ${rows}::text::json) x
    where a.tenant_id = ${tenantId} and a.user_id = x.id and a.held_until is null
      and x.email_verified_at is null
  `.execute(tx);
  await sql`
    insert into account_emails (email, tenant_id, user_id)
    select email, ${tenantId}::uuid, id from json_populate_recordset(null::users, ${rows}::text::json)
    where email_verified_at is not null
    on conflict (tenant_id, user_id) where held_until is null do update set email = excluded.email
    where account_emails.email <> excluded.email
  `.execute(tx);
  await sql`
    delete from address_claims a using json_populate_recordset(null::users, ${rows}::text::json) x
    where a.tenant_id = ${tenantId} and a.user_id = x.id and x.email_verified_at is not null
  `.execute(tx);
  await sql`
    insert into address_claims (email, tenant_id, user_id)
    select email, ${tenantId}::uuid, id from json_populate_recordset(null::users, ${rows}::text::json)
    where email_verified_at is null
    on conflict (tenant_id, user_id) do update set email = excluded.email
    where address_claims.email <> excluded.email
  `.execute(tx);
}

async function put(
  tx: Tx,
  tenantId: string,
  entity: EntityName,
  changes: readonly DocumentChange[],
): Promise<void> {
  const created = changes.filter(({ before }) => !before);
  const changed = changes.filter(({ before }) => before);
  // Changes first: a session that is cancelled makes room for the one that replaces it.
  if (changed.length > 0) await update(tx, tenantId, entity, rowsJson(tenantId, entity, changed));
  if (created.length > 0) await insert(tx, tenantId, entity, rowsJson(tenantId, entity, created));
  if (entity === 'users') await keepDirectory(tx, tenantId, rowsJson(tenantId, entity, changes));
}

/** Writes documents to their tables, new ones before what refers to them. @throws ConstraintViolation */
export const writeDocuments = (
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
): Promise<void> =>
  violations(async () => {
    for (const entity of entityNames) {
      const kept = changes.filter((change) => change.entity === entity && change.after);
      if (kept.length > 0) await put(tx, tenantId, entity, kept);
    }
    for (const entity of entityNames.toReversed()) {
      const gone = changes.filter((change) => change.entity === entity && !change.after);
      if (gone.length > 0)
        await remove(
          tx,
          tenantId,
          entity,
          gone.map(({ id }) => id),
        );
    }
  });
