import { describe, expect, it } from 'vitest';
import { brazilianZones } from '../tenants/timeZones.ts';
import { formatSpan, formatTime } from './format.ts';
import { hourHere, spanHere, withHere, zonePlace, zoneWords } from './zoneWords.ts';

describe('a zone in words', () => {
  it.each([
    ['America/Sao_Paulo', 'horário de Brasília'],
    ['America/Manaus', 'horário do Amazonas'],
    ['America/Cuiaba', 'horário de Cuiabá'],
    ['America/Rio_Branco', 'horário do Acre'],
    ['America/Noronha', 'horário de Fernando de Noronha'],
    ['Europe/Lisbon', 'horário da Europa Ocidental (Portugal)'],
    ['Europe/London', 'horário local (Reino Unido)'],
    ['America/New_York', 'horário do Leste (Nova York)'],
    ['Asia/Tokyo', 'horário do Japão'],
    ['UTC', 'horário UTC'],
  ])('%s is %s', (zone, words) => expect(zoneWords(zone)).toBe(words));

  it('is one in Portuguese for each that a person may choose', () => {
    const all = [...brazilianZones.map(([zone]) => zone), ...Intl.supportedValuesOf('timeZone')];
    expect(
      all.filter((zone) => !/^horário (?:d[aeo]s? |Central|local \()/.test(zoneWords(zone))),
    ).toEqual([]);
  });

  it('has a place', () => {
    expect(zonePlace('Europe/Lisbon')).toBe('Portugal');
    expect(zonePlace('America/New_York')).toBe('Nova York');
  });
});

describe('whose hour it is', () => {
  // A Friday, 18:00 in São Paulo.
  const span = { startAt: '2026-11-27T21:00:00.000Z', endAt: '2026-11-27T21:50:00.000Z' };
  const zone = 'America/Sao_Paulo';
  const said = (here: string) =>
    withHere(formatTime(span.startAt, zone), zone, hourHere(span.startAt, { zone, here }));

  it('is said with the hour here where the device is elsewhere', () => {
    expect(said('America/Rio_Branco')).toBe('18:00, horário de Brasília · 16:00 neste aparelho');
  });

  it('names the day here where it is another one', () => {
    expect(said('Asia/Tokyo')).toBe(
      '18:00, horário de Brasília · sáb, 28/11, 06:00 neste aparelho',
    );
  });

  it('is not said where the clocks agree, whatever the zones are called', () => {
    expect([said(zone), said('America/Bahia')]).toEqual(['18:00', '18:00']);
  });

  it('goes by the clocks of that day', () => {
    const summer = { zone: 'Europe/Lisbon', here: 'Europe/London' };
    expect(spanHere(span, summer)).toBeNull();
    const spring = { startAt: '2026-06-27T21:00:00.000Z', endAt: '2026-06-27T21:50:00.000Z' };
    expect(spanHere(spring, { zone: 'America/Sao_Paulo', here: 'Europe/Lisbon' })).toBe(
      '22:00 – 22:50 neste aparelho',
    );
    expect(formatSpan(spring, 'America/Sao_Paulo')).toBe('18:00 – 18:50');
  });
});
