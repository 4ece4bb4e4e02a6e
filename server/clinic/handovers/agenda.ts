import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { OverlapChoice } from '../../../src/domain/clinic/forms.ts';
import type { Overlap } from '../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type Patient, recordHolderOf } from '../../../src/domain/patients/patient.ts';
import { recordEvent } from '../../audit-log/events.ts';
import type { ServerChange } from '../../documents/change.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import { comingOf } from './coming.ts';
import type { Concerned } from './concerned.ts';
import { passPackages } from './packages.ts';

export const HANDED_OVER = 'Passagem para outro psicólogo';

const meets = (one: Appointment, other: Appointment): boolean =>
  one.startAt < other.endAt && other.startAt < one.endAt;

/** Finds sessions of the successor at the time of each session. */
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

export interface Passing extends Concerned {
  readonly successorId: string;
  readonly overlaps: OverlapChoice;
}

/** @returns how many were moved and cancelled; or the overlaps, and nothing was changed */
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

async function passRest(change: ServerChange, passing: Passing): Promise<void> {
  const { documents, find } = change;
  const { patientId, memberId, successorId: psychologistId } = passing;
  const wanted = { patientId, psychologistId: memberId };
  const recurrences = await find('recurringAppointments', { equal: { ...wanted, isActive: true } });
  for (const one of recurrences) documents.put('recurringAppointments', { ...one, psychologistId });
  const invites = await find('patientInvites', { equal: { patientId, status: 'pending' } });
  for (const one of invites) documents.put('patientInvites', { ...one, psychologistId });
  // Whoever cares for the patient from now on answers open requests.
  const requests = await find('correctionRequests', { equal: { ...wanted, status: 'open' } });
  for (const one of requests) documents.put('correctionRequests', { ...one, psychologistId });
}

/**
 * Gives the successor the agenda, the registration data and what is left of packages. Notes and
 * facts of health stay with who holds them.
 * @returns overlaps, where nothing was done
 */
export async function passAgenda(
  change: ServerChange,
  parts: ServerParts,
  { tenantId, userId: actorId }: Actor,
  passing: Passing,
  patient: Patient,
): Promise<readonly Overlap[]> {
  const { patientId: subjectId, memberId, successorId } = passing;
  const now = new Date(parts.clock.now()).toISOString();
  const sessions = await passSessions(change, passing, now);
  if (!('moved' in sessions)) return sessions;
  await passRest(change, passing);
  change.documents.put('patients', {
    ...patient,
    psychologistId: successorId,
    recordHolderId: recordHolderOf(patient),
  });
  await passPackages(change, parts, { ...passing, tenantId }, now);
  const details = { memberId, successorId, ...sessions };
  const event = { kind: 'patient.handedOver', actorId, subjectId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
  return [];
}
