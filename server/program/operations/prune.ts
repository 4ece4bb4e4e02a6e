import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { tenantIds, type Tx, withDirectory, withTenant } from '../../kernel/db/tenant.ts';
import { visitTenants } from '../../kernel/db/visit.ts';

const DAY_MS = 86_400_000;

/** Days after which what only devices and sessions need is forgotten. ARCHITECTURE.md says what follows from them. */
const KEEP_DAYS = {
  /** Answers to commands, where the device has gone on since. */
  receipts: 90,
  /** What a silent device last did to each document, and its last answers. */
  deviceState: 180,
  /** A silent device's place in its own sequence. */
  devices: 730,
  /** Sessions and links in mails after their end. */
  sessions: 30,
  /** Tokens of a calendar that was left, whose job never came to its end. */
  departures: 7,
} as const;

/** Rows at a time: on the embedded database each statement holds up everything else. */
const BLOCK = 2000;

/**
 * Deletes the table's rows that fulfil a condition on `t`, a block a transaction.
 * @param own whose rows they are, which says where they stand
 */
async function removeWhere(
  run: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  table: string,
  condition: RawBuilder<unknown>,
  own: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  for (let removed = 0; ;) {
    const { numAffectedRows = 0n } = await run((tx) =>
      sql`delete from ${sql.table(table)} where ${own} and ctid in (
        select t.ctid from ${sql.table(table)} t where ${condition} limit ${BLOCK})`.execute(tx),
    );
    removed += Number(numAffectedRows);
    if (numAffectedRows < BLOCK) return removed;
  }
}

const daysBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString();

/** The rows of one practice. */
async function pruneTenant(db: Database, tenantId: string, now: number): Promise<number> {
  const remove = (table: string, condition: RawBuilder<unknown>) =>
    removeWhere(
      (work) => withTenant(db, tenantId, work),
      table,
      sql`t.tenant_id = ${tenantId} and ${condition}`,
      sql`tenant_id = ${tenantId}`,
    );
  const silent = daysBefore(now, KEEP_DAYS.deviceState);
  // A device whose last answers were lost on the way asks for them by their keys, however much later.
  const mayBeAskedFor = sql`exists (
    select from clients c
    where c.tenant_id = ${tenantId} and c.user_id = t.user_id
      and c.seen_at >= ${silent} and c.seen_at < t.at + interval '1 day')`;
  const ofSilent = sql`exists (
    select from clients c
    where c.tenant_id = ${tenantId} and c.user_id = t.user_id and c.id = t.client_id
      and c.seen_at < ${silent})`;
  // The newest of the old ones stays: devices may bear it until a newer one is as old.
  // A device that was silent for longer reads everything anew.
  const isSuperseded = sql`t.at < (
    select max(h.at) from history_marks h where h.tenant_id = ${tenantId} and h.at < ${silent})`;
  const ended = sql`t.expires_at < ${daysBefore(now, KEEP_DAYS.sessions)}`;
  const old = sql`t.at < ${daysBefore(now, KEEP_DAYS.receipts)}`;
  const counts = [
    await remove('receipts', sql`${old} and not ${mayBeAskedFor}`),
    await remove('answers', old),
    await remove('client_documents', ofSilent),
    await remove('history_marks', isSuperseded),
    await remove('clients', sql`t.seen_at < ${daysBefore(now, KEEP_DAYS.devices)}`),
    await remove('sessions', ended),
    await remove('known_devices', sql`t.expires_at <= ${daysBefore(now, 0)}`),
    await remove('one_time_tokens', ended),
    await remove('reminders', sql`t.start_at < ${daysBefore(now, KEEP_DAYS.sessions)}`),
    await remove('address_changes', sql`t.asked_at < ${daysBefore(now, KEEP_DAYS.sessions)}`),
    await remove('account_emails', sql`t.held_until < ${daysBefore(now, 0)}`),
    await remove(
      'calendar_departures',
      sql`t.created_at < ${daysBefore(now, KEEP_DAYS.departures)}`,
    ),
  ];
  return counts.reduce((sum, count) => sum + count);
}

/**
 * Forgets what no living device and no session needs any more.
 * @param now milliseconds since 1970
 * @returns how many rows are gone
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function prune(db: Database, now: number): Promise<number> {
  let removed = await removeWhere(
    (work) => withDirectory(db, work),
    'attempts',
    sql`t.window_end <= ${daysBefore(now, 0)}`,
  );
  await visitTenants(await tenantIds(db), async (id) => {
    removed += await pruneTenant(db, id, now);
  });
  return removed;
}
