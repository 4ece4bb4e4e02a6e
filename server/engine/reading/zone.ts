import { DEFAULT_TIME_ZONE } from '../../../src/domain/time/zone.ts';
import { type Reader, readVisible } from './reader.ts';

/** The IANA name of the time zone that the reader's clinic lives by. */
export async function zoneOf(reader: Reader): Promise<string> {
  const tenants = await readVisible(reader, 'tenants', [reader.actor.tenantId]);
  return tenants.get(reader.actor.tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
}
