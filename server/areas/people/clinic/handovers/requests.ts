import { sql } from 'kysely';
import { uuidv7 } from '../../../../../src/domain/core/id.ts';
import { type Handover, openStatuses } from '../../../../../src/domain/handovers/handover.ts';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { hasHealthFacts, type Patient } from '../../../../../src/domain/patients/patient.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import type { ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { handoverMailJob } from './mails.ts';
import { openSeal } from './contents/seals.ts';
import { passSheets } from './contents/sheets.ts';

/** Counts notes of the patient's record by who holds them, sealed ones included. */
async function noteHoldersOf(
  { tx }: ServerChange,
  tenantId: string,
  patientId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ holder: string; notes: number }>`
    select coalesce(keeper_id, psychologist_id) as holder, count(*)::int as notes from notes
    where tenant_id = ${tenantId} and patient_id = ${patientId} and coalesce(shelf, 'record') = 'record'
    group by 1`.execute(tx);
  return new Map(rows.map(({ holder, notes }) => [holder, notes]));
}

export const openOf = (
  { find }: ServerChange,
  equal: Partial<Pick<Handover, 'patientId' | 'memberId'>>,
): Promise<readonly Handover[]> =>
  find('handovers', { equal, among: { status: [...openStatuses] } });

/** Ends a question without an answer. */
export async function cancel(
  change: ServerChange,
  parts: ServerParts,
  tenantId: string,
  handover: Handover,
): Promise<void> {
  const endedAt = new Date(parts.clock.now()).toISOString();
  change.documents.put('handovers', { ...handover, status: 'cancelled', endedAt });
  const { memberId, successorId, patientId: subjectId } = handover;
  const details = { memberId, ...(successorId && { successorId }) };
  const event = { kind: 'record.handoverCancelled', subjectId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
}

interface Question extends Pick<Handover, 'kind' | 'memberId' | 'successorId' | 'noteCount'> {
  readonly patientId: string;
}

/** Asks, in the place of what was asked otherwise. Asking the same again changes nothing. */
export async function ask(
  change: ServerChange,
  parts: ServerParts,
  { tenantId, userId: actorId }: Actor,
  question: Question,
): Promise<void> {
  const { patientId, memberId, successorId, kind } = question;
  for (const open of await openOf(change, { patientId, memberId })) {
    if (open.successorId === successorId) return;
    await cancel(change, parts, tenantId, open);
  }
  // One of a member and patient is open at a time: the cancelled one gives way first.
  const ms = parts.clock.now();
  const id = uuidv7(ms, parts.random);
  await change.load([
    ['handovers', id],
    ['users', memberId],
    ...(successorId ? [['users', successorId] as const] : []),
  ]);
  const nameOf = (userId: string) => change.documents.get('users', userId)?.name ?? '';
  change.documents.put('handovers', {
    ...question,
    id,
    memberName: nameOf(memberId),
    successorName: successorId && nameOf(successorId),
    status: 'asked',
    askedBy: actorId,
    createdAt: new Date(ms).toISOString(),
    endedAt: null,
    mailedAt: null,
    dueAt: null,
  });
  await change.enqueue([handoverMailJob(memberId)]);
  const details = { memberId, ...(successorId && { successorId }) };
  const asked = kind === 'seal' ? 'record.sealAsked' : 'record.handoverAsked';
  const event = { kind: asked, actorId, subjectId: patientId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
}

/** Gives the successor a record of which nobody else holds a part. */
async function giveWhole(
  change: ServerChange,
  parts: ServerParts,
  tenantId: string,
  patient: Patient,
  successorId: string,
): Promise<void> {
  await passSheets(change, parts, tenantId, patient.id, successorId);
  const now = new Date(parts.clock.now()).toISOString();
  change.documents.put('patients', { ...patient, recordHolderId: null, sealedAt: null });
  if (patient.sealedAt)
    await openSeal(change.tx, tenantId, { patientId: patient.id, successorId }, now);
}

/**
 * Asks each holder of a part of the record for it, on behalf of who cares for the patient now.
 * Where nobody else holds anything, the record is the successor's at once.
 * @param patient as the agenda's passing left it
 * @param again the only holder to ask, where the agenda had passed before
 */
export async function askHolders(
  change: ServerChange,
  parts: ServerParts,
  actor: Actor,
  patient: Patient,
  successorId: string,
  again?: string,
): Promise<void> {
  const { tenantId } = actor;
  const holders = await noteHoldersOf(change, tenantId, patient.id);
  const holder = patient.recordHolderId ?? successorId;
  if (hasHealthFacts(patient)) holders.set(holder, holders.get(holder) ?? 0);
  const isHeld = holder !== successorId && holders.has(holder);
  const isAsked = (memberId: string) => memberId !== successorId && holders.has(memberId);
  for (const open of await openOf(change, { patientId: patient.id }))
    if (!isAsked(open.memberId)) await cancel(change, parts, tenantId, open);
  const about = { kind: 'handover', patientId: patient.id, successorId } as const;
  for (const [memberId, noteCount] of holders)
    if (isAsked(memberId) && memberId === (again ?? memberId))
      await ask(change, parts, actor, { ...about, memberId, noteCount });
  if (!isHeld) await giveWhole(change, parts, tenantId, patient, successorId);
}
