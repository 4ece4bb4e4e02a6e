import type { Appointment } from '../../../../../../src/domain/appointments/appointment.ts';
import type { OverlapChoice } from '../../../../../../src/domain/clinic/forms.ts';
import type { Overlap } from '../../../../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../../../../src/domain/core/command.ts';
import type { Documents } from '../../../../../../src/domain/core/documents.ts';
import { type Patient, recordHolderOf } from '../../../../../../src/domain/patients/patient.ts';
import { recordEvent } from '../../../../../engine/audit-log/events.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../../kernel/parts.ts';
import type { Concerned } from '../concerned.ts';
import { entitiesFated, findFated } from './fated.ts';
import { passPackages } from './packages.ts';
import { keepPast } from './past.ts';

const HANDED_OVER = 'Passagem para outro psicólogo';

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

const MOVES = ['handover', 'moves'] as const;
/** Entities that move: each has a patient and a psychologist. `fates.test.ts` holds the list. */
type Moving = 'appointments' | 'recurringAppointments' | 'patientInvites' | 'correctionRequests';

/** Finds what of an entity goes to the successor. @param now ISO */
const movingOf = <E extends Moving>(
  change: ServerChange,
  entity: E,
  { patientId, memberId: psychologistId }: Concerned,
  now: string,
): Promise<readonly Documents[E][]> =>
  findFated(change, MOVES, entity, { patientId, psychologistId }, now);

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
  const coming = await movingOf(change, 'appointments', passing, now);
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

/** Gives the successor whatever moves beside sessions, which may be in the way of others. */
async function passRest(change: ServerChange, passing: Passing, now: string): Promise<void> {
  const { successorId: psychologistId } = passing;
  for (const entity of entitiesFated(...MOVES) as readonly Moving[])
    if (entity !== 'appointments')
      for (const one of await movingOf(change, entity, passing, now))
        change.documents.put(entity, { ...one, psychologistId });
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
  await passRest(change, passing, now);
  await keepPast(change, memberId, patient, now);
  change.documents.put('patients', {
    ...patient,
    psychologistId: successorId,
    recordHolderId: recordHolderOf(patient),
  });
  await passPackages(change, parts, passing, now);
  const details = { memberId, successorId, ...sessions };
  const event = { kind: 'patient.handedOver', actorId, subjectId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
  return [];
}
