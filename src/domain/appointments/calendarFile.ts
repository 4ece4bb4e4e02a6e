import { formatSpan } from '../time/format.ts';
import { zoneWords } from '../time/zoneWords.ts';
import type { Appointment } from './appointment.ts';

/** RFC 5545, 3.1: so many octets of a line, its end not counted. */
const LINE_OCTETS = 75;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|[\r\n]/g, '\\n');

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/** In pieces of at most 75 octets, each but the first after a space; no character is cut. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** One property of text, as it stands in the file. */
export const textLine = (name: string, text: string): string => folded(`${name}:${escaped(text)}`);

/** `20261124T170000Z` */
const utc = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** What a calendar shows of it, on whatever screen: nobody reads from it where its owner goes. */
const SUMMARY = 'Compromisso';

/** Calendars show the hour of the device; this says which one was agreed on. */
const agreedOn = (session: { readonly startAt: string; readonly endAt: string }, zone: string) =>
  `${formatSpan(session, zone)}, ${zoneWords(zone)}`;

/**
 * A session as a file for any calendar (RFC 5545). Its UID is the session's, so that a later file changes the entry that a former one
 * made, and one of a cancelled session takes it away; the number of minutes tells the later from the former.
 * @param zone IANA name of the practice's zone
 * @param isCancelled as the session stands now
 * @param now ISO instant
 */
export function calendarFile(
  { id, startAt, endAt }: Pick<Appointment, 'id' | 'startAt' | 'endAt'>,
  zone: string,
  isCancelled: boolean,
  now: string,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sereno//pt-BR',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${Math.floor(Date.parse(now) / 60_000)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(endAt)}`,
    textLine('SUMMARY', SUMMARY),
    textLine('DESCRIPTION', agreedOn({ startAt, endAt }, zone)),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
