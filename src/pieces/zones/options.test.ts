import { describe, expect, it } from 'vitest';
import { matching, optionsWith, zoneName } from './options.ts';

const found = (typed: string) =>
  matching(optionsWith('America/Sao_Paulo'), typed).map(({ id }) => id);

describe('a list of time zones', () => {
  it('has Brazil’s first, under the names of its states', () => {
    const [first] = optionsWith('America/Sao_Paulo');
    expect([first?.id, first?.group]).toEqual(['America/Noronha', 'Brasil']);
    expect(zoneName('America/Manaus')).toBe('Amazonas (Manaus)');
  });

  it('has the world’s under Portuguese names', () => {
    expect(zoneName('Europe/Lisbon')).toBe('Portugal (Lisboa, Porto)');
    expect(zoneName('Asia/Tokyo')).toBe('Japão (Tóquio)');
    expect(zoneName('America/Lima')).toBe('Peru (Lima)');
  });

  it.each([
    ['lisboa', 'Europe/Lisbon'],
    ['portugal', 'Europe/Lisbon'],
    ['TOQUIO', 'Asia/Tokyo'],
    ['rio branco', 'America/Rio_Branco'],
    ['acre', 'America/Rio_Branco'],
    ['miami', 'America/New_York'],
    ['new york', 'America/New_York'],
    ['unido reino', 'Europe/London'],
  ])('is searched: %s leads to %s', (typed, zone) => expect(found(typed)).toContain(zone));

  it('says nothing of words that are no place', () => expect(found('atlantida')).toEqual([]));

  it('has a zone that only the practice knows', () => {
    expect(optionsWith('Etc/GMT+3')[0]?.id).toBe('Etc/GMT+3');
  });
});
