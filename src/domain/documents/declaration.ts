import { durationMinutes } from '../appointments/span.ts';
import { formatDay, formatTime, monthName } from '../time/format.ts';
import { wallClock } from '../time/zone.ts';
import type { Block, Paper } from './paper.ts';
import { purposeWords } from './purpose.ts';

export interface Professional {
  readonly name: string;
  /** The council's number, e.g. `06/123456`. */
  readonly crp?: string | null | undefined;
}

/** `Helena Duarte, CRP 06/123456` */
export const signedBy = ({ name, crp }: Professional): string =>
  crp ? `${name}, CRP ${crp}` : name;

export interface Attended {
  readonly startAt: string;
  readonly endAt: string;
}

export interface Declaration {
  /** Names the practice, line by line. */
  readonly head: readonly string[];
  readonly patientName: string;
  /** The person who came along, if anybody is to be named. */
  readonly companion: string;
  /** In the patient's own sessions, by start. */
  readonly sessions: readonly Attended[];
  readonly purpose: string;
  readonly place: string;
  /** On which it is issued, `yyyy-MM-dd`. */
  readonly day: string;
  readonly zone: string;
  readonly professional: Professional;
  /** A picture of it: a PNG's data URL. */
  readonly signature: string | null;
}

/** `12/11/2026, das 14:00 às 14:50 (50 minutos)` */
export function attendedWords({ startAt, endAt }: Attended, zone: string): string {
  const minutes = durationMinutes({ startAt, endAt });
  const day = formatDay(wallClock(startAt, zone).day);
  return `${day}, das ${formatTime(startAt, zone)} às ${formatTime(endAt, zone)} (${minutes} minutos)`;
}

/** `22 de novembro de 2026` */
export const dateInWords = (day: string): string =>
  `${Number(day.slice(8))} de ${monthName(day)} de ${day.slice(0, 4)}`;

export const signatureOf = (
  { name, crp }: Professional,
  image: string | null = null,
): Block & { readonly kind: 'signature' } => ({
  kind: 'signature',
  lines: [name, ...(crp ? [`CRP ${crp}`] : [])],
  ...(image && { image }),
});

/**
 * Returns that the patient came, when and for how long, as CFP 06/2019, art. 9 wants it. No
 * symptom, no situation and no state of mind stands in it: nothing of health is asked for.
 */
export function declarationOf(of: Declaration): Paper {
  const isOne = of.sessions.length === 1;
  const companion = of.companion.trim();
  const words = [
    `Declaro, ${purposeWords(of.purpose)}, que ${of.patientName} compareceu a `,
    `atendimento psicológico ${isOne ? 'na data e no horário abaixo' : 'nas datas e nos horários abaixo'}`,
    companion ? `, na companhia de ${companion}` : '',
    isOne ? '.' : ` (${of.sessions.length} atendimentos).`,
  ];
  return {
    head: of.head,
    title: 'Declaração',
    blocks: [
      { kind: 'text', text: words.join('') },
      { kind: 'items', items: of.sessions.map((session) => attendedWords(session, of.zone)) },
      { kind: 'text', text: `${of.place}, ${dateInWords(of.day)}.` },
      signatureOf(of.professional, of.signature),
    ],
  };
}
