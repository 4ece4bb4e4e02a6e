import { wallClock } from '../../domain/time/zone.ts';
import { portalState } from '../../pieces/sessions/state.ts';
import type { Filters } from './address.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';

const contains = (text: string | null, part: string | undefined): boolean =>
  !part || (text ?? '').toLocaleLowerCase('pt-BR').includes(part.trim().toLocaleLowerCase('pt-BR'));

/** Those that run or are to come first, the next one on top; then the past, the newest on top. @param now ISO instant */
export function nextFirst<T extends Pick<AppointmentRow, 'startAt' | 'endAt'>>(
  rows: readonly T[],
  now: string,
): readonly T[] {
  const isOver = ({ endAt }: T) => endAt <= now;
  const byStart = rows.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
  return [...byStart.filter((row) => !isOver(row)), ...byStart.filter(isOver).toReversed()];
}

export const filterAppointments = (
  rows: readonly AppointmentRow[],
  { status, data, psicologo, busca }: Filters,
  { now, zone }: { readonly now: string; readonly zone: string },
): readonly AppointmentRow[] =>
  rows.filter(
    (row) =>
      (!status || portalState(row, now).status === status) &&
      (!data || wallClock(row.startAt, zone).day === data) &&
      contains(row.psychologistName, psicologo) &&
      (contains(row.psychologistName, busca) || contains(row.id, busca)),
  );
