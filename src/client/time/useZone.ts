import { DEFAULT_TIME_ZONE } from '../../domain/time/zone.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { useLive } from '../live/useLive.ts';

/** The clinic's time zone: every time on screen is shown in it, wherever the device is. */
export const useZone = (): string =>
  recordOf(useLive('practice', {})?.tenant)?.timeZone ?? DEFAULT_TIME_ZONE;
