import { sql } from 'kysely';
import type { Actor } from '../../../../src/domain/core/command.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { type Tx, withTenant, withWorker } from '../../../kernel/db/tenant.ts';
import { countAiUse, monthOf, returnAiUse } from '../../money/plans/public.ts';
import { audioRefusals } from './refusals.ts';

/** After this nobody works on a recording any more, whatever became of the instance. */
const LEASE_MS = 5 * 60_000;
/** As long as a sign-in lasts: a device that was away for a week still hears what it paid for. */
const KEEP_MS = 7 * 24 * 3_600_000;
/** Hourly. */
export const PRUNE_TRANSCRIPTIONS = 'transcriptions.prune';

const ASK_AGAIN_SECONDS = 5;

/** One upload: whose it is, under which key, and what it is. */
export interface Upload {
  readonly actor: Actor;
  /** UUID */
  readonly key: string;
  readonly fingerprint: string;
}

/** Either the text that an earlier upload gave, or a lease to make it. */
export type Begun =
  | { readonly kind: 'known'; readonly text: string }
  | { readonly kind: 'mine'; readonly until: string; readonly month: string };

const iso = (ms: number): string => new Date(ms).toISOString();

const rowOf = (tx: Tx, { actor: { tenantId, userId }, key }: Upload) =>
  tx
    .selectFrom('transcriptions')
    .select(['fingerprint', 'text', 'leased_until', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

async function insert(tx: Tx, upload: Upload, now: number, until: string): Promise<boolean> {
  const { actor, key, fingerprint } = upload;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('transcriptions')
    .values({
      tenant_id: actor.tenantId,
      user_id: actor.userId,
      key,
      fingerprint,
      text: null,
      leased_until: until,
      created_at: iso(now),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const updateRow = (tx: Tx, { actor: { tenantId, userId }, key }: Upload, until: string) =>
  tx
    .updateTable('transcriptions')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    // Another instance may have taken it over.
    .where('leased_until', '=', until);

async function resume(tx: Tx, upload: Upload, now: number, until: string): Promise<Begun> {
  const row = await rowOf(tx, upload);
  // Given back this very moment.
  if (!row) throw audioRefusals.inProgress(1);
  if (row.fingerprint !== upload.fingerprint) throw audioRefusals.keyReused();
  if (row.text !== null) return { kind: 'known', text: row.text };
  if (Date.parse(row.leased_until) > now) throw audioRefusals.inProgress(ASK_AGAIN_SECONDS);
  await updateRow(tx, upload, row.leased_until).set({ leased_until: until }).execute();
  const month = await monthOf(tx, upload.actor.tenantId, Date.parse(row.created_at));
  return { kind: 'mine', until, month };
}

/**
 * Takes the upload on, and one use of the plan's AI calls with it, unless its text is known.
 * @param now milliseconds since 1970
 * @throws DomainError where somebody works on it, the key stands for another recording, or the plan's uses are spent
 */
export const beginUpload = (db: Database, upload: Upload, now: number): Promise<Begun> =>
  withTenant(db, upload.actor.tenantId, async (tx) => {
    const until = iso(now + LEASE_MS);
    if (!(await insert(tx, upload, now, until))) return resume(tx, upload, now, until);
    const month = await countAiUse(tx, upload.actor.tenantId, now);
    if (month === undefined) throw audioRefusals.quota();
    return { kind: 'mine', until, month };
  });

export const keepText = (
  db: Database,
  upload: Upload,
  { until }: Extract<Begun, { kind: 'mine' }>,
  text: string,
): Promise<void> =>
  withTenant(db, upload.actor.tenantId, async (tx) => {
    await updateRow(tx, upload, until).set({ text }).execute();
  });

/** Frees the key and gives the use back, so that the same upload may be tried again. */
export const giveUp = (
  db: Database,
  { actor: { tenantId, userId }, key }: Upload,
  { until, month }: Extract<Begun, { kind: 'mine' }>,
): Promise<void> =>
  withTenant(db, tenantId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('transcriptions')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('leased_until', '=', until)
      .where('text', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await returnAiUse(tx, tenantId, month);
  });

/** Forgets texts that devices have had a week to ask for. */
export const pruneTranscriptions = (db: Database, now: number): Promise<void> =>
  withWorker(db, async (tx) => {
    await sql`select forget_transcriptions(${iso(now - KEEP_MS)})`.execute(tx);
  });
