import { DEFAULT_TIME_ZONE } from '../domain/tenants/tenant.ts';
import { recordOf } from '../data/queries/known.ts';
import { useLive } from './useLive.ts';

/** The clinic's time zone: every time on screen is shown in it, wherever the device is. */
export const useZone = (): string =>
  recordOf(useLive('practice', {})?.tenant)?.timeZone ?? DEFAULT_TIME_ZONE;
