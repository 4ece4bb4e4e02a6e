import * as v from 'valibot';
import { deviceZone } from '../../../client/time/deviceZone.ts';
import { timeZone } from '../../../domain/tenants/timeZones.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/time/zone.ts';

/** The device's zone for a new practice; where the device names none that we know, Brasília's. */
export function proposedZone(): string {
  const here = deviceZone();
  return v.is(timeZone, here) ? here : DEFAULT_TIME_ZONE;
}
