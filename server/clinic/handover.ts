import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { OverlapChoice } from '../../src/domain/clinic/forms.ts';
import type { HandoverOutcome, Overlap } from '../../src/domain/contract/clinic.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import { shelfOf } from '../../src/domain/notes/shelf.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { requirePsychologist } from '../../src/domain/users/psychologist.ts';
import { recordEvent } from '../audit-log/events.ts';
import type { ServerChange } from '../documents/change.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { type Concerned, perPatient } from './each.ts';
import { comingOf } from './coming.ts';
import { passPackages } from './packages.ts';
import { openSeal } from './seals.ts';
import { writeSheets } from '../records/public.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';

export const HANDED_OVER = 'Passagem para outro psicólogo';

const meets = (one: Appointment, other: Appointment): boolean =>
  one.startAt < other.endAt && other.startAt < one.endAt;

/** What the successor has at the time of a session; both are as they stand. */
async function obstaclesOf(
  { find }: ServerChange,
  psychologistId: string,
  coming: readonly Appointment[],
): Promise<ReadonlyMap<string, Overlap>> {
  if (coming.length === 0) return new Map();
  const taken = await find('appointments', {
    equal: { psychologistId },
    among: { status: ['scheduled', 'in_progress'] },
    spans: coming.map(({ startAt, endAt }) => ({ from: startAt, to: endAt })),
  });
  return new Map(
    coming.flatMap((one): [string, Overlap][] => {
      const other = taken.find((busy) => meets(one, busy));
      const { id, startAt, endAt } = one;
      return other ? [[id, { startAt, endAt, withStartAt: other.startAt }]] : [];
    }),
  );
}

interface Passing extends Concerned {
  readonly successorId: string;
  readonly overlaps: OverlapChoice;
}

/** @returns how many go over, and how many were cancelled; or what is in their way, and nothing was changed */
async function passSessions(
  change: ServerChange,
  passing: Passing,
  now: string,
): Promise<{ moved: number; cancelled: number } | readonly Overlap[]> {
  const coming = await comingOf(change, passing, now);
  const obstacles = await obstaclesOf(change, passing.successorId, coming);
  if (obstacles.size > 0 && passing.overlaps === 'ask') return [...obstacles.values()];
  for (const session of coming)
    change.documents.put('appointments', {
      ...session,
      ...(obstacles.has(session.id)
        ? { status: 'cancelled' as const, cancellationReason: HANDED_OVER }
        : { psychologistId: passing.successorId }),
    });
  return { moved: coming.length - obstacles.size, cancelled: obstacles.size };
}

/** A note of the patient's record as its next reader has it. One that comes back to its author is the author's again. */
const passedOn = (note: Note, successorId: string, authorName: string | null): Note =>
  note.psychologistId === successorId
    ? { ...note, keeperId: null, authorName: null, sealedAt: null }
    : { ...note, keeperId: successorId, authorName, sealedAt: null };

/** What is the author's own is left behind, and stays sealed where it is. */
async function passNotes(
  change: ServerChange,
  { patientId, successorId }: Passing,
): Promise<number> {
  const all = await change.find('notes', { equal: { patientId } });
  const passed = all.filter((note) => shelfOf(note) === 'record');
  await change.load(passed.map(({ psychologistId }) => ['users', psychologistId]));
  for (const note of passed) {
    const author = change.documents.get('users', note.psychologistId);
    const name = note.authorName ?? author?.name ?? null;
    change.documents.put('notes', passedOn(note, successorId, name));
  }
  return passed.length;
}

async function passRest(change: ServerChange, passing: Passing, patient: Patient): Promise<void> {
  const { documents, find } = change;
  const { patientId, memberId, successorId: psychologistId } = passing;
  const wanted = { patientId, psychologistId: memberId };
  const recurrences = await find('recurringAppointments', { equal: { ...wanted, isActive: true } });
  for (const one of recurrences) documents.put('recurringAppointments', { ...one, psychologistId });
  const invites = await find('patientInvites', { equal: { patientId, status: 'pending' } });
  for (const one of invites) documents.put('patientInvites', { ...one, psychologistId });
  // Who cares for the patient from now on answers what waits for an answer.
  const requests = await find('correctionRequests', { equal: { ...wanted, status: 'open' } });
  for (const one of requests) documents.put('correctionRequests', { ...one, psychologistId });
  documents.put('patients', { ...patient, psychologistId, sealedAt: null });
}

/** @returns what is in the way, where nothing was done */
async function pass(
  change: ServerChange,
  parts: ServerParts,
  actor: Actor,
  passing: Passing,
  patient: Patient,
): Promise<readonly Overlap[]> {
  const { tenantId, userId: actorId } = actor;
  const { patientId: subjectId, memberId, successorId } = passing;
  const now = new Date(parts.clock.now()).toISOString();
  const sessions = await passSessions(change, passing, now);
  if (!('moved' in sessions)) return sessions;
  const notes = await passNotes(change, passing);
  await writeSheets(change, () => uuidv7(parts.clock.now(), parts.random), {
    tenantId,
    patientId: subjectId,
    holderId: successorId,
    sealedAt: null,
  });
  await passRest(change, passing, patient);
  await passPackages(change, parts, { ...passing, tenantId }, now);
  if (patient.sealedAt) await openSeal(change.tx, tenantId, passing, now);
  const details = { memberId, successorId, notes, ...sessions };
  const event = { kind: 'record.handedOver', actorId, subjectId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
  return [];
}

export interface Handover {
  readonly memberId: string;
  readonly successorId: string;
  readonly patients: readonly { readonly patientId: string; readonly overlaps: OverlapChoice }[];
}

/**
 * Gives patients to another psychologist of the clinic, each with all that is to come and the record, or not at all. Sessions
 * that were and what was paid for them stay with who gave them; what is left of packages goes along. Repeating it changes nothing.
 * @throws DomainError 404, 422 where the two are not psychologists of the clinic
 */
export function handOver(
  parts: ServerParts,
  actor: Actor,
  { memberId, successorId, patients }: Handover,
): Promise<HandoverOutcome[]> {
  if (memberId === successorId)
    throw new DomainError('successor_invalid', 'Escolha outra pessoa para receber.', 422);
  const choices = new Map(patients.map(({ patientId, overlaps }) => [patientId, overlaps]));
  return perPatient(
    parts,
    actor,
    { memberId, patientIds: [...choices.keys()] },
    {
      async check(change) {
        await change.load([['users', successorId]]);
        requirePsychologist(change.documents, successorId);
      },
      isDone: (patient) => patient.psychologistId === successorId && !patient.sealedAt,
      act(change, patient) {
        const overlaps = choices.get(patient.id) ?? 'ask';
        const passing = { memberId, patientId: patient.id, successorId, overlaps };
        return pass(change, parts, actor, passing, patient);
      },
    },
  );
}
