import { recordOf } from '../../data/queries/kit/known.ts';
import { agree, zoneWords } from '../../domain/time/zoneWords.ts';
import { presentInstant } from '../../ui/useNow.ts';
import { deviceZone } from './deviceZone.ts';
import { useLive } from '../live/useLive.ts';

/** The practice's zone where this device shows another time: what its time is called, and a key of the two; else `null`. */
export function useForeignZone(): { readonly name: string; readonly key: string } | null {
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone;
  const here = deviceZone();
  return zone && !agree(presentInstant(), here, zone)
    ? { name: zoneWords(zone), key: `${here} ${zone}` }
    : null;
}
