import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import {
  type Conflict,
  findConflicts,
  type Obstacles,
} from '../../../../src/domain/recurrences/conflicts.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';
import { isVisible } from '../../../engine/execution/working-set.ts';
import { ofDecision } from './workspace.ts';

export const CONFLICTS = 'recurrence_conflicts';

/** Of the patients, those whom the person who acts may know. */
async function knownPatients(
  { tx, actor }: DecisionContext,
  ids: readonly string[],
): Promise<Map<string, Patient>> {
  const stored = await tx.load(ids.map((id) => ['patients', id]));
  return new Map(
    stored
      .filter((one) => isVisible(one, actor))
      .map(({ id, document }) => [id, document as Patient]),
  );
}

/** More than anybody has: each one is compared with all others, and makes sessions for a year. */
const ACTIVE_MAX = 300;

/** One that is active already may go on to be changed. */
function requirePlace(
  { id }: RecurringAppointment,
  { documents }: DecisionContext,
  active: readonly RecurringAppointment[],
): void {
  const wasActive = documents.stored('recurringAppointments', id)?.document.isActive ?? false;
  if (!wasActive && active.filter((one) => one.id !== id).length >= ACTIVE_MAX)
    throw new DomainError(
      'too_many_recurrences',
      `Há ${ACTIVE_MAX} recorrências ativas. Desative as que não são mais usadas antes de criar outra.`,
      409,
    );
}

async function obstaclesTo(
  recurrence: RecurringAppointment,
  context: DecisionContext,
): Promise<Obstacles> {
  const { psychologistId } = recurrence;
  const { find } = ofDecision(context);
  const active = { equal: { psychologistId, isActive: true } };
  const found = await find('recurringAppointments', active);
  const recurrences = found.filter(({ isActive }) => isActive);
  requirePlace(recurrence, context, recurrences);
  return {
    recurrences,
    breaks: await find('recurringBreaks', active),
    blocks: await find('availabilityBlocks', { equal: { psychologistId } }),
    patients: await knownPatients(
      context,
      recurrences.map(({ patientId }) => patientId),
    ),
  };
}

/** What stands in a recurrence's way, as the person who acts may see it. @param zone IANA name */
export const conflictsOf = async (
  recurrence: RecurringAppointment,
  context: DecisionContext,
  zone: string,
): Promise<Conflict[]> =>
  findConflicts(recurrence, await obstaclesTo(recurrence, context), zone, context.now);

/**
 * @param originalDto what was sent, for the form to be filled in again
 * @throws DomainError where there are conflicts
 */
export function refuseConflicts(conflicts: readonly Conflict[], originalDto: object): void {
  if (conflicts.length > 0)
    throw new DomainError(CONFLICTS, 'Este horário tem conflito com agendamentos existentes', 409, {
      conflicts,
      originalDto,
    });
}
