import { useMemo } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../client/time/useZone.ts';
import type { FutureSession } from '../../../data/queries/agenda/results.ts';
import { durationMinutes } from '../../../domain/appointments/span.ts';
import { formatDay, weekdayShort } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { sessionColumns } from '../../../pieces/sessions/columns.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { useToday } from '../../../client/time/useToday.ts';

const DURATION: Column<FutureSession> = {
  name: 'duracao',
  label: 'Duração',
  width: '7rem',
  numeric: true,
  phone: 'second',
  cell: (session) => <span className="num">{durationMinutes(session)} min</span>,
};

/** `seg, 23/11`, and of another year `04/01/2027`: beside time and length it fits on a line of a phone. */
const shortDay = (day: string, thisYear: string): string =>
  day.startsWith(thisYear) ? `${weekdayShort(day)}, ${formatDay(day).slice(0, 5)}` : formatDay(day);

/** What the list says of each session; in a clinic's, whose it is as well, unless one was chosen. */
export function useFutureColumns(
  psychologistId: string | undefined,
): readonly Column<FutureSession>[] {
  const zone = useZone();
  const { role } = useActor();
  const thisYear = useToday().slice(0, 4);
  const isEverybodys = role === 'administrator' && psychologistId === undefined;
  return useMemo(() => {
    const { date, time, patient, psychologist, status } = sessionColumns(zone);
    const when: Column<FutureSession> = {
      ...date,
      width: '10rem',
      phone: 'second',
      cell: ({ startAt }) => (
        <span className="num">{shortDay(wallClock(startAt, zone).day, thisYear)}</span>
      ),
    };
    const name = { ...patient, names: true } as const;
    return [
      when,
      time,
      DURATION,
      name,
      ...(isEverybodys ? [{ ...psychologist, width: '14rem' }] : []),
      status,
    ];
  }, [zone, isEverybodys, thisYear]);
}
