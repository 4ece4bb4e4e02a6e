import type { Handover } from '../../../../../src/domain/handovers/handover.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { isHeldBy, type Note } from '../../../../../src/domain/notes/note.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import type { JobHandler, JobParts } from '../../../../engine/jobs/job.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import type { NewJob } from '../../../../engine/execution/store.ts';
import { findFated } from './contents/fated.ts';
import { cancel } from './requests.ts';
import { openSeal, seal } from './contents/seals.ts';
import { passSheets } from './contents/sheets.ts';
import { requireSuccessor } from './successor.ts';
import { keepWaits } from './wait.ts';

export const PASS_RECORD = 'record.pass';

export const passJob = (handoverId: string): NewJob => ({
  kind: PASS_RECORD,
  key: `${PASS_RECORD}:${handoverId}`,
  payload: { handoverId },
});

/**
 * Returns a note as its next reader has it.
 * One that comes back to its author is the author's again.
 */
const passedOn = (note: Note, successorId: string, authorName: string | null): Note =>
  note.psychologistId === successorId
    ? { ...note, keeperId: null, authorName: null, sealedAt: null }
    : { ...note, keeperId: successorId, authorName, sealedAt: null };

/** Passes the notes of the record that the member holds. The author's own stay where they are. */
async function passNotes(
  change: ServerChange,
  { patientId, memberId }: Handover,
  successorId: string,
  now: string,
): Promise<number> {
  const all = await findFated(change, ['record', 'moves'], 'notes', { patientId }, now);
  const passed = all.filter((note) => isHeldBy(note, memberId));
  await change.load(passed.map(({ psychologistId }) => ['users', psychologistId]));
  for (const note of passed) {
    const author = change.documents.get('users', note.psychologistId);
    const name = note.authorName ?? author?.name ?? null;
    change.documents.put('notes', passedOn(note, successorId, name));
  }
  return passed.length;
}

/** Gives the successor what the member holds of the record. */
async function passRecord(
  change: ServerChange,
  parts: ServerParts,
  tenantId: string,
  handover: Handover & { readonly successorId: string },
): Promise<boolean> {
  const { patientId, memberId, successorId, askedBy } = handover;
  const ms = parts.clock.now();
  await change.load([['patients', patientId]]);
  const patient = change.documents.get('patients', patientId);
  if (patient?.psychologistId !== successorId) return false;
  try {
    await requireSuccessor(change, tenantId, successorId, ms);
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
  const now = new Date(ms).toISOString();
  const notes = await passNotes(change, handover, successorId, now);
  const isWhole = patient.recordHolderId === memberId;
  if (isWhole) {
    await passSheets(change, parts, tenantId, patientId, successorId);
    change.documents.put('patients', { ...patient, recordHolderId: null, sealedAt: null });
    if (patient.sealedAt) await openSeal(change.tx, tenantId, { patientId, successorId }, now);
  }
  const details = { memberId, successorId, notes };
  const event = { kind: 'record.handedOver', actorId: askedBy, subjectId: patientId } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event, details });
  return true;
}

async function sealRecord(
  change: ServerChange,
  parts: ServerParts,
  tenantId: string,
  { patientId, memberId, askedBy }: Handover,
): Promise<boolean> {
  await change.load([['patients', patientId]]);
  const patient = change.documents.get('patients', patientId);
  if (!patient || patient.psychologistId !== memberId || patient.sealedAt) return false;
  await seal(
    change,
    parts,
    { tenantId, actorId: askedBy ?? memberId },
    { patientId, memberId },
    patient,
  );
  return true;
}

/** True if the member agreed, or the time to object is over and the account is closed still. */
async function mayPass(
  change: ServerChange,
  tenantId: string,
  { id, memberId }: Handover,
  now: number,
): Promise<boolean> {
  await keepWaits(change, tenantId, now);
  const handover = change.documents.get('handovers', id);
  if (handover?.status === 'agreed') return true;
  if (handover?.status !== 'waiting' || !handover.dueAt) return false;
  await change.load([['users', memberId]]);
  const isClosed = change.documents.get('users', memberId)?.isActive === false;
  return isClosed && Date.parse(handover.dueAt) <= now;
}

/** Passes or seals a record whose time has come. Doing it again changes nothing. */
export const passDue =
  (parts: JobParts): JobHandler =>
  async ({ handoverId }, { tenantId }) => {
    if (typeof handoverId !== 'string' || tenantId === null) return;
    await changeDocuments(parts, tenantId, async (change) => {
      await change.load([['handovers', handoverId]]);
      const handover = change.documents.get('handovers', handoverId);
      if (!handover || !(await mayPass(change, tenantId, handover, parts.clock.now()))) return;
      const { successorId } = handover;
      const isDone =
        successorId === null
          ? await sealRecord(change, parts, tenantId, handover)
          : await passRecord(change, parts, tenantId, { ...handover, successorId });
      if (!isDone) return cancel(change, parts, tenantId, handover);
      const endedAt = new Date(parts.clock.now()).toISOString();
      change.documents.put('handovers', { ...handover, status: 'done', endedAt });
    });
  };
