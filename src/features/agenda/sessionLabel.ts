import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { sessionState } from '../../pieces/sessions/state.ts';
import { sessionName } from '../../pieces/sessions/words.ts';

const MARKS = {
  saved: '',
  waiting: ', guardado neste aparelho',
  refused: ', precisa de você',
} as const;

/** A session of a calendar in words. @param who whether to say whose it is */
export const sessionLabel = (row: AppointmentRow, zone: string, now: string, who = false): string =>
  labelAt(row, formatSpan(row, zone), now, who);

/** @param time as `formatSpan` says it */
export function labelAt(row: AppointmentRow, time: string, now: string, who: boolean): string {
  const { label } = sessionState(row, now);
  const psychologist = who && row.psychologistName ? `, ${row.psychologistName}` : '';
  return `${sessionName(row)}, ${time}, ${label}${psychologist}${MARKS[row.mark]}`;
}
