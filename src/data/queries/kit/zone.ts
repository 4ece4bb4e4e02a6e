import { DEFAULT_TIME_ZONE } from '../../../domain/time/zone.ts';
import type { QueryView } from './source.ts';

/** The IANA name of the time zone that the clinic lives by. */
export const zoneOf = (view: QueryView): string =>
  view.get('tenants', view.actor.tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
