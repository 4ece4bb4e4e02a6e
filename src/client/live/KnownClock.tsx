import { useEffect } from 'react';
import { recordOf } from '../../data/queries/kit/known.ts';
import { setPageZone } from '../../ui/pageDay.ts';
import { setClockAhead } from '../../ui/useNow.ts';
import { useLive } from './useLive.ts';

const MINUTE_MS = 60_000;

/**
 * Has the page reckon with what is known of this device's clock, and days by the practice's zone.
 * A clock that is behind at least by so much is corrected by that.
 */
export function KnownClock(): null {
  const status = useLive('sync.status', {});
  const ahead = (status?.clockMinutes ?? 0) * MINUTE_MS;
  useEffect(() => {
    setClockAhead(ahead);
    return () => setClockAhead(0);
  }, [ahead]);
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone ?? null;
  useEffect(() => {
    setPageZone(zone);
    return () => setPageZone(null);
  }, [zone]);
  return null;
}
