import { formatTime, longDay } from '../time/format.ts';
import { wallClock } from '../time/zone.ts';
import { zoneWords } from '../time/zoneWords.ts';

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

const whenOf = (startAt: string, zone: string): string =>
  `${longDay(wallClock(startAt, zone).day)}, às ${formatTime(startAt, zone)}`;

const greetingOf = (patient: string | null): string => (patient ? `Olá, ${patient}.` : 'Olá.');

/** What a reminder says: who, when and with whom, and nothing of what for. Others may read it over a shoulder. */
export function reminderWords({ patient, therapist, startAt, zone }: Reminded) {
  const when = whenOf(startAt, zone);
  const withWhom = therapist ? ` com ${therapist}` : '';
  return {
    subject: `Lembrete: ${when}`,
    greeting: greetingOf(patient),
    text: `Seu horário${withWhom} é ${when} (${zoneWords(zone)}).`,
    closing: 'Se não puder, avise com antecedência.',
  };
}

interface Granted extends Reminded {
  /** Whether another of the times was asked for first. */
  readonly isSecondChoice: boolean;
}

/** What a patient reads when a time that was asked for is theirs. As discreet as a reminder. */
export function grantedWords({ patient, therapist, startAt, zone, isSecondChoice }: Granted) {
  const when = whenOf(startAt, zone);
  const withWhom = therapist ? ` com ${therapist}` : '';
  const first = 'O horário que você pediu primeiro já não estava livre.';
  return {
    subject: `Horário marcado: ${when}`,
    greeting: greetingOf(patient),
    paragraphs: [
      `Seu horário${withWhom} está marcado: ${when} (${zoneWords(zone)}).`,
      ...(isSecondChoice ? [first] : []),
    ],
    closing: 'Se não puder, avise com antecedência.',
  };
}

interface Refused extends Omit<Reminded, 'therapist'> {
  /** How many times were asked for, the one at `startAt` first. */
  readonly wished: number;
}

/** What a patient reads when none of the times that were asked for could be had. */
export function refusedWords({ patient, startAt, zone, wished }: Refused) {
  const when = whenOf(startAt, zone);
  const what =
    wished > 1
      ? `nenhum dos ${wished} horários que você pediu; o primeiro era ${when}`
      : `o horário que você pediu, ${when}`;
  return {
    subject: 'Seu pedido de horário não pôde ser marcado',
    greeting: greetingOf(patient),
    paragraphs: [`Não foi possível marcar ${what} (${zoneWords(zone)}).`],
    closing:
      'O pedido continua no aparelho em que você o fez, e nele você pode escolher outro horário.',
  };
}
