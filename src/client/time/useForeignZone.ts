import { recordOf } from '../../data/queries/kit/known.ts';
import { agree, zoneWords } from '../../domain/time/zoneWords.ts';
import { presentInstant } from '../../ui/useNow.ts';
import { deviceZone } from './deviceZone.ts';
import { useLive } from '../live/useLive.ts';

/**
 * Names the practice's time where this device shows another one, with a key of the two zones;
 * `null` where they agree.
 */
export function useForeignZone(): { readonly name: string; readonly key: string } | null {
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone;
  const here = deviceZone();
  return zone && !agree(presentInstant(), here, zone)
    ? { name: zoneWords(zone), key: `${here} ${zone}` }
    : null;
}
