import type { Appointment } from '../../../../domain/appointments/appointment.ts';
import { daysBetween } from '../../../../domain/time/days.ts';

/** What stands under one head of the grid: a day, or one psychologist's day beside the colleagues'. */
export interface Column {
  readonly key: string;
  readonly day: string;
  /** `null`: everybody whom the grid shows. */
  readonly person: Person | null;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** @param people those who have a column each; none where days stand side by side */
export const columnsOf = (days: readonly string[], people: readonly Person[]): readonly Column[] =>
  people.length === 0
    ? days.map((day) => ({ key: day, day, person: null }))
    : days.flatMap((day) => people.map((person) => ({ key: `${day}/${person.id}`, day, person })));

export const isIn = (
  { person }: Column,
  { psychologistId }: Pick<Appointment, 'psychologistId'>,
): boolean => person === null || person.id === psychologistId;

/** How many midnights lie between two columns; none between colleagues. */
export const daysApart = (columns: readonly Column[], from: number, to: number): number =>
  daysBetween(columns[from]?.day ?? '', columns[to]?.day ?? '');
