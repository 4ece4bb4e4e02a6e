import { ownerOf, zoneFor } from '../availability/owner.ts';
import type { CommandContext } from '../core/command.ts';
import type { DocumentSet } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { requireActivePatient } from '../patients/active.ts';
import { requireCaredFor } from '../patients/caredFor.ts';
import { wallClock } from '../time/zone.ts';
import { requireClockSpan } from './clockSpan.ts';
import type { Schedule } from './expand.ts';
import type { NewRecurrence } from './fields.ts';
import type { RecurringAppointment } from './recurrence.ts';

/** @throws DomainError where the times, the weekdays or the last day make no sense */
export function requireSchedule(schedule: Schedule): void {
  const { recurringType, daysOfWeek, startTime, endTime, startDate, endDate } = schedule;
  if (recurringType === 'weekly' && daysOfWeek.length === 0)
    throw new DomainError('weekday_required', 'Selecione pelo menos um dia da semana.', 422);
  requireClockSpan({ startTime, endTime });
  if (endDate !== null && endDate < startDate)
    throw new DomainError(
      'invalid_dates',
      'A data de fim não pode ser anterior à data de início.',
      422,
    );
}

/** @throws DomainError for a start before the practice's today */
export function requireAhead(
  startDate: string,
  documents: DocumentSet,
  { actor, at }: CommandContext,
): void {
  if (startDate < wallClock(at, zoneFor(documents, actor)).day)
    throw new DomainError('start_in_past', 'A data de início não pode ser anterior a hoje.', 422);
}

/** Weekdays belong to a weekly recurrence alone. */
export const withOwnWeekdays = <S extends Pick<Schedule, 'recurringType' | 'daysOfWeek'>>(
  schedule: S,
): S => (schedule.recurringType === 'weekly' ? schedule : { ...schedule, daysOfWeek: [] });

/** A recurrence as a form describes it. @throws DomainError when a rule says no */
export function recurrenceFrom(
  id: string,
  data: NewRecurrence,
  documents: DocumentSet,
  context: CommandContext,
): RecurringAppointment {
  const psychologistId = ownerOf(documents, context.actor, data.psychologistId);
  requireActivePatient(documents, data.patientId);
  requireCaredFor(documents, data.patientId, context.actor);
  const recurrence = withOwnWeekdays<RecurringAppointment>({
    id,
    patientId: data.patientId,
    psychologistId,
    recurringType: data.recurringType,
    daysOfWeek: data.daysOfWeek,
    startTime: data.startTime,
    endTime: data.endTime,
    startDate: data.startDate,
    endDate: data.endDate ?? null,
    isActive: true,
    notes: data.notes ?? null,
    createdAt: context.at,
  });
  requireSchedule(recurrence);
  requireAhead(recurrence.startDate, documents, context);
  return recurrence;
}
