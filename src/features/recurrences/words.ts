import { formatDay } from '../../domain/time/format.ts';
import { weekdaysText } from '../../domain/time/weekdays.ts';
import type { RecurringAppointment, RecurringType } from '../../domain/recurrences/recurrence.ts';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';

export const typeNames: Readonly<Record<RecurringType, string>> = {
  daily: 'Diária',
  weekly: 'Semanal',
  monthly: 'Mensal',
};

export const typeOptions = (['weekly', 'daily', 'monthly'] as const).map((id) => ({
  id,
  name: typeNames[id],
}));

/** On which days it falls. */
export function patternText({
  recurringType,
  daysOfWeek,
  startDate,
}: Pick<RecurringAppointment, 'recurringType' | 'daysOfWeek' | 'startDate'>): string {
  if (recurringType === 'daily') return 'Todos os dias';
  if (recurringType === 'weekly') return weekdaysText(daysOfWeek);
  const day = Number(startDate.slice(8));
  return day > 28 ? `Dia ${day} ou o último do mês` : `Dia ${day}`;
}

export const timeText = ({
  startTime,
  endTime,
}: Pick<RecurringAppointment, 'startTime' | 'endTime'>): string => `${startTime} – ${endTime}`;

export const periodText = ({
  startDate,
  endDate,
}: {
  readonly startDate: string;
  readonly endDate: string | null;
}): string =>
  endDate === null
    ? `Desde ${formatDay(startDate)}`
    : `${formatDay(startDate)} a ${formatDay(endDate)}`;

/** Who has it, in a word that is always there. */
export const patientText = ({ patientName }: { readonly patientName: string | null }): string =>
  patientName ?? 'Paciente';

/** When what stands in the way is, beside its time. */
export function whenText({ daysOfWeek, startDate, endDate }: Conflict['conflictingItem']): string {
  const days = weekdaysText(daysOfWeek);
  const isOneDay = startDate !== null && startDate === endDate;
  const period =
    startDate && (isOneDay ? formatDay(startDate) : periodText({ startDate, endDate }));
  return [days, period].filter(Boolean).join(' · ');
}
