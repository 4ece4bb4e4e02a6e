import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { sessionState } from '../../pieces/sessions/state.ts';
import { sessionName } from '../../pieces/sessions/words.ts';

const MARKS = {
  saved: '',
  waiting: ', guardado neste aparelho',
  refused: ', precisa de você',
} as const;

/** A session of a calendar in words. @param who whether to say whose it is */
export function sessionLabel(row: AppointmentRow, zone: string, now: string, who = false): string {
  const { label } = sessionState(row, now);
  const psychologist = who && row.psychologistName ? `, ${row.psychologistName}` : '';
  return `${sessionName(row)}, ${formatSpan(row, zone)}, ${label}${psychologist}${MARKS[row.mark]}`;
}
