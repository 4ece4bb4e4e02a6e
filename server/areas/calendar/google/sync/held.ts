import { sql } from 'kysely';
import type { HeldBack } from '../../../../../src/domain/contract/calendar.ts';
import type { Tx } from '../../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import type { Owner } from '../access/integrations.ts';
import { makeChanges } from './apply.ts';
import { dropLinks, readGoneState } from './links.ts';
import { mayCancel } from './plan/gone.ts';
import { syncJob } from './sync-job.ts';

/** The sessions about which the person is asked, the earliest first. */
export async function readHeldBack(tx: Tx, { tenantId, userId }: Owner): Promise<HeldBack[]> {
  const { rows } = await sql<HeldBack>`
    select l.appointment_id as "appointmentId", l.start_at as "startAt",
      l.is_elsewhere as "isElsewhere"
    from calendar_links l
    where l.tenant_id = ${tenantId} and l.user_id = ${userId} and l.held_at is not null
    order by 2, 1
  `.execute(tx);
  return rows;
}

/** True if the person's bell asks about sessions. */
export async function isAsked(tx: Tx, { tenantId, userId }: Owner): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('calendar_ask')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.calendar_ask !== null;
}

/** Has the person's bell ask about what is held back, or no more. @param at ISO */
export async function askAbout(
  { tx, documents, load }: ServerChange,
  owner: Owner,
  at: string,
): Promise<void> {
  const { length: count } = await readHeldBack(tx, owner);
  await load([['users', owner.userId]]);
  const user = documents.get('users', owner.userId);
  if (!user || count === (user.calendarAsk?.count ?? 0)) return;
  documents.put('users', { ...user, calendarAsk: count === 0 ? null : { count, at } });
}

/**
 * Does as the person says with the sessions that are held back. Those that stand are written again
 * with the next sync. One that was changed meanwhile stands in any case.
 */
export const answerHeldBack = (
  parts: Pick<ServerParts, 'db' | 'clock' | 'random' | 'onWritten'>,
  owner: Owner,
  isCancelled: boolean,
): Promise<void> =>
  changeDocuments(parts, owner.tenantId, async (change) => {
    const at = new Date(parts.clock.now()).toISOString();
    const { locals, links } = await readGoneState(change.tx, owner, at);
    const held = links.filter(({ heldAt }) => heldAt);
    const cancelled = held.flatMap((link) => {
      const local = locals.find(({ id }) => id === link.appointmentId);
      return isCancelled && local && mayCancel(local, link) ? [local.id] : [];
    });
    await makeChanges(
      change,
      { at, lease: owner },
      cancelled.map((id) => ({ kind: 'cancel', id })),
    );
    await dropLinks(
      change.tx,
      owner,
      held.map(({ eventId }) => eventId),
    );
    await askAbout(change, owner, at);
    await change.enqueue([syncJob(owner)]);
  });
