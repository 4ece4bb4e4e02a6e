import { recordOf } from '../data/queries/known.ts';
import { wallClock } from '../domain/time/zone.ts';
import { useLive } from './useLive.ts';

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Horário Padrão de Brasília` */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Whether clocks differ, whatever the zones are called. */
function differ(one: string, other: string): boolean {
  const now = new Date().toISOString();
  const [a, b] = [wallClock(now, one), wallClock(now, other)];
  return a.day !== b.day || a.minutes !== b.minutes;
}

/** The practice's zone where this device shows another time: what its time is called, and a key of the two; else `null`. */
export function useForeignZone(): { readonly name: string; readonly key: string } | null {
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone;
  const here = deviceZone();
  return zone && differ(here, zone) ? { name: zoneName(zone), key: `${here} ${zone}` } : null;
}
