import { wallClock } from '../domain/time/zone.ts';
import { presentInstant } from './useNow.ts';

let pageZone: string | null = null;

/** Names the zone by whose clock the page reckons days; `null` for the device's own. */
export function setPageZone(zone: string | null): void {
  pageZone = zone;
}

/** The present day by the page's zone, `yyyy-MM-dd`; `null` while that is the device's own. */
export const presentDay = (): string | null =>
  pageZone === null ? null : wallClock(presentInstant(), pageZone).day;
