import { useMemo } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { rangeOf } from '../../../domain/time/zone.ts';
import { useNow } from '../../../ui/useNow.ts';

interface Around {
  readonly zone: string;
  /** ISO */
  readonly now: string;
}

/** In which zone and at which minute the days are asked for. */
export function useAsked(): Around {
  const zone = useZone();
  const now = useNow();
  return useMemo(() => ({ zone, now }), [zone, now]);
}

/** What the device is asked of some days, by all who ask: the same arguments are one question. */
export function askFor(
  days: readonly string[],
  psychologistId: string | undefined,
  { zone, now }: Around,
) {
  const range = { ...rangeOf(days, zone), ...(psychologistId ? { psychologistId } : {}) };
  return {
    sessions: { ...range, withRefused: true },
    times: range,
    waiting: { ...range, now },
  };
}
