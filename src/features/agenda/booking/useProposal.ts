import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { addDays, later } from '../../../domain/time/days.ts';
import { formatMinutes } from '../../../domain/time/format.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { presentInstant } from '../../../ui/useNow.ts';
import { type AppointmentForm, nextQuarter } from './appointmentForm.ts';

/** How far a free time is looked for, in days. */
const AHEAD = 14;
const [OPENING, CLOSING] = [7 * 60, 21 * 60];

type When = Pick<AppointmentForm, 'day' | 'start'>;

const whenOf = (instant: string, zone: string): When => {
  const { day, minutes } = wallClock(instant, zone);
  return { day, start: formatMinutes(minutes) };
};

/** The next quarter of an hour by day, of whom nothing else is known. */
function nextByDay(from: string, zone: string): When {
  const { day, minutes } = wallClock(from, zone);
  if (minutes > CLOSING) return { day: addDays(day, 1), start: formatMinutes(OPENING) };
  return { day, start: formatMinutes(Math.max(nextQuarter(minutes), OPENING)) };
}

/** Whose agenda and which day are in view. */
function useInView() {
  const { dia, psicologo } = useSearch({ strict: false }) as { dia?: string; psicologo?: string };
  const { role, userId } = useActor();
  return { day: dia ?? null, psychologistId: role === 'psych' ? userId : (psicologo ?? null) };
}

/**
 * When a new session may be: the next free time of the psychologist, on the day that is in view or after it. `undefined`
 * while the device looks.
 * @param psychologistId of whom the session shall be; otherwise the one in view
 */
export function useProposal(psychologistId: string | null) {
  const zone = useZone();
  const inView = useInView();
  const whose = psychologistId ?? inView.psychologistId;
  const [{ now, from, to }] = useState(() => {
    const now = presentInstant();
    const today = wallClock(now, zone).day;
    const day = later(inView.day ?? today, today);
    return {
      now,
      from: day === today ? now : instantOf({ day, minutes: 0 }, zone),
      to: instantOf({ day: addDays(day, AHEAD), minutes: 0 }, zone),
    };
  });
  const free = useLive('availability.free', {
    from,
    to,
    now,
    near: from,
    most: 1,
    psychologistId: whose ?? '',
  });
  if (!free) return undefined;
  const [next] = whose ? shownOf(free) : [];
  return {
    ...(next ? whenOf(next, zone) : nextByDay(from, zone)),
    psychologistId: inView.psychologistId,
  };
}
