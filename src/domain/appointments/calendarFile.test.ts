import { describe, expect, it } from 'vitest';
import { calendarFile, textLine } from './calendarFile.ts';

const session = {
  id: '01900004-0000-7000-8000-000000000001',
  startAt: '2026-11-24T17:00:00.000Z',
  endAt: '2026-11-24T17:50:00.000Z',
};
const NOW = '2026-11-21T12:00:30.000Z';

/** As a calendar reads it (RFC 5545, 3.1 and 3.3.11): lines end with CRLF, are unfolded, then split; texts are unescaped. */
function read(file: string): ReadonlyMap<string, string> {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [name = '', ...value] = line.split(':');
      const unescape = (_: string, sign: string) => (/n/i.test(sign) ? '\n' : sign);
      return [name, value.join(':').replaceAll(/\\([\\;,nN])/g, unescape)];
    }),
  );
}

describe('a session’s file for a calendar', () => {
  it('says when, under an id that stays, and nothing of what it is', () => {
    const file = calendarFile(session, 'America/Manaus', false, NOW);
    expect(Object.fromEntries(read(file))).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: session.id,
      DTSTAMP: '20261121T120030Z',
      DTSTART: '20261124T170000Z',
      DTEND: '20261124T175000Z',
      SUMMARY: 'Compromisso',
      DESCRIPTION: '13:00 – 13:50, horário do Amazonas',
      STATUS: 'CONFIRMED',
    });
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file).not.toMatch(/psic|sess|terap|consult/i);
  });

  it('of a session that was cancelled takes the entry of a former file away', () => {
    const before = read(calendarFile(session, 'America/Manaus', false, NOW));
    const after = read(calendarFile(session, 'America/Manaus', true, '2026-11-21T12:02:00.000Z'));
    expect([after.get('METHOD'), after.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    expect(Number(after.get('SEQUENCE'))).toBeLessThan(2 ** 31);
  });

  it.each([
    ['signs of the format', 'a, b; c\\d\ne'],
    ['a line of a hundred kilobytes in more than one octet each', 'ção🧠'.repeat(11_000)],
    ['a line that is just full', 'a'.repeat(67)],
    ['no text', ''],
  ])('gives %s back as they were, in lines of at most 75 octets', (_, text) => {
    const line = textLine('SUMMARY', text);
    expect(read(line).get('SUMMARY')).toBe(text);
    for (const piece of line.split('\r\n'))
      expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
  });
});
