import { sql } from 'kysely';
import type { EventKind } from '../../../src/domain/audit/kinds.ts';
import type { Database } from '../../kernel/db/database.ts';
import { type Tx, withDirectory, withTenant } from '../../kernel/db/tenant.ts';
import type { AuditEvent } from './event.ts';
import { type AuditParts, recordEvent } from './events.ts';

const DAY_MS = 86_400_000;

/** Failures of one account that are kept one by one in a day; then only that there were 100, 1,000 and so on. */
export const TOLD_A_DAY = 20;

/** Stands for every account that does not exist. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const isRound = (count: number): boolean => /^10{2,}$/.test(String(count));

/** How many there were today of a kind for an account, this one among them. */
async function countToday(tx: Tx, kind: EventKind, userId: string, now: number): Promise<number> {
  const start = Math.floor(now / DAY_MS) * DAY_MS;
  const { rows } = await sql<{ count: number }>`
    insert into attempts (subject, window_start, window_end, count)
    values (${`audit:${kind}:${userId}`}, ${new Date(start).toISOString()}, ${new Date(start + DAY_MS).toISOString()}, 1)
    on conflict (subject, window_start) do update set count = attempts.count + 1
    returning count
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

const told = (event: AuditEvent, count: number): AuditEvent | undefined => {
  if (count <= TOLD_A_DAY) return event;
  if (!isRound(count)) return undefined;
  const { kind: _, ...rest } = event;
  return { ...rest, kind: 'session.refusedOften', details: { count } };
};

/**
 * Records what a stranger can bring about as often as he likes, such as a wrong password: to the practice of the account,
 * a bounded number a day. For an address that nobody has, it does the same work and keeps nothing.
 * @param account whose it was; of nobody without it
 */
export async function recordFailure(
  { db, ...parts }: AuditParts & { readonly db: Database },
  account: { readonly tenantId: string; readonly id: string } | undefined,
  kind: EventKind,
  address?: string,
): Promise<void> {
  const count = (id: string) =>
    withDirectory(db, (tx) => countToday(tx, kind, id, parts.clock.now()));
  const { tenantId = NOBODY, id = NOBODY } = account ?? {};
  const event = told({ kind, subjectId: id, address }, await count(id));
  if (account && event)
    await withTenant(db, tenantId, (tx) => recordEvent(tx, parts, { ...event, tenantId }));
  // Neither the number of writes nor their time tells whether there is such an account.
  else await count(NOBODY);
}
