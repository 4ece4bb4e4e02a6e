import { LINE_MAX } from '../core/fields.ts';
import { visibleLine } from '../core/visibleLine.ts';
import { formatTime, longDay } from '../time/format.ts';
import { wallClock } from '../time/zone.ts';

/** Area codes have no nought; behind it eight digits, or nine of which the first is a 9. */
const NATIONAL = /^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/;

/**
 * A Brazilian telephone as `55` and its 10 or 11 digits (E.164 without the plus), however it was typed: with or without the
 * country's code, with the nought before the area code. `null` where it is none, e.g. of another country.
 */
export function brazilianNumber(typed: string | null | undefined): string | null {
  const text = visibleLine(typed ?? '');
  if (text.startsWith('+') && !/^\+\s*55/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length > 11 ? digits.replace(/^(?:00)?55/, '') : digits;
  const whole = national.replace(/^0(?=\d{10})/, '');
  return NATIONAL.test(whole) ? `55${whole}` : null;
}

/** A country's code and a number there: E.164 has 15 figures at most. */
const FOREIGN = /^[1-9]\d{7,14}$/;

/**
 * Returns the figures by which WhatsApp finds a telephone. A number of another country keeps its
 * own code, and needs the plus before it. `null` where it is none.
 */
function whatsAppNumber(typed: string | null): string | null {
  const text = visibleLine((typed ?? '').slice(0, LINE_MAX));
  if (!text.startsWith('+') || /^\+\s*55/.test(text)) return brazilianNumber(text);
  // What is written in brackets is dialled at home only: +44 (0)20.
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '');
  return FOREIGN.test(digits) ? digits : null;
}

/** Half a pair is no character of an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const NAME_MAX = 40;

export const firstName = (name: string): string =>
  (name.slice(0, 400).trim().split(/\s+/, 1)[0] ?? '')
    .slice(0, NAME_MAX)
    .replaceAll(LONE_SURROGATE, '');

export interface Reminded {
  readonly patientName: string | null;
  readonly startAt: string;
}

/** Day and hour and nothing else: whoever reads it over a shoulder learns neither with whom nor why. */
export function reminderText({ patientName, startAt }: Reminded, zone: string): string {
  const name = firstName(patientName ?? '');
  const when = `${longDay(wallClock(startAt, zone).day)}, às ${formatTime(startAt, zone)}`;
  return `Olá${name && `, ${name}`}! Passando para lembrar do nosso horário: ${when}. Até lá!`;
}

/** What goes along with a link to the portal, in words that say nothing of what it is about. */
export function invitationText(patientName: string, url: string): string {
  const name = firstName(patientName);
  return `Olá${name && `, ${name}`}! Por este link você cria seu acesso para acompanhar nossos horários: ${url}`;
}

/** The address that opens WhatsApp with the text written, for the person to send; `null` without a usable telephone. */
export function messageLink(phone: string | null, text: string): string | null {
  const number = whatsAppNumber(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** The address that opens WhatsApp with the reminder written, for the person to send; `null` without a usable telephone. */
export function reminderLink(
  session: Reminded & { readonly patientPhone: string | null },
  zone: string,
): string | null {
  return messageLink(session.patientPhone, reminderText(session, zone));
}
