import { formatTime, longDay } from '../time/format.ts';
import { wallClock } from '../time/zone.ts';

interface Reminded {
  /** First names. */
  readonly patient: string | null;
  readonly therapist: string | null;
  /** ISO */
  readonly startAt: string;
  readonly zone: string;
}

/** The first word of a name: what a discreet mail calls somebody. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** `Horário de Brasília`, so that whoever is elsewhere is not early or late. */
const clockName = (startAt: string, zone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(startAt))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** What a reminder says: who, when and with whom, and nothing of what for. Others may read it over a shoulder. */
export function reminderWords({ patient, therapist, startAt, zone }: Reminded) {
  const when = `${longDay(wallClock(startAt, zone).day)}, às ${formatTime(startAt, zone)}`;
  const withWhom = therapist ? ` com ${therapist}` : '';
  return {
    subject: `Lembrete: ${when}`,
    greeting: patient ? `Olá, ${patient}.` : 'Olá.',
    text: `Seu horário${withWhom} é ${when} (${clockName(startAt, zone)}).`,
    closing: 'Se não puder, avise com antecedência.',
  };
}
