import { useEffect } from 'react';
import { useLive } from '../../client/useLive.ts';
import { recordOf } from '../../data/queries/known.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useToast } from '../../ui/toasts/toasts.ts';

const TOLD = 'sereno-told-zone';

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

/** Says once on a device that shows another time than the practice whose time the screens show. */
export function useZoneWords(): void {
  const zone = recordOf(useLive('practice', {})?.tenant)?.timeZone;
  const toast = useToast();
  useEffect(() => {
    if (!zone) return;
    const here = deviceZone();
    const told = `${here} ${zone}`;
    if (!differ(here, zone) || localStorage.getItem(TOLD) === told) return;
    localStorage.setItem(TOLD, told);
    toast({
      message: `Os horários aqui são os da clínica (${zoneName(zone)}).`,
      detail: 'Este aparelho está em outro fuso.',
      tone: 'info',
    });
  }, [zone, toast]);
}
