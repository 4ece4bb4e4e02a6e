import { describe, expect, it } from 'vitest';
import { alsoWords, keptWords, repricing } from './openSessions.ts';

const at = (...prices: readonly (number | null)[]) =>
  prices.map((price, place) => ({
    id: `s${place}`,
    startAt: '2026-03-01T12:00:00.000Z',
    endAt: '2026-03-01T13:00:00.000Z',
    status: 'completed' as const,
    amount: price,
    price,
    openId: null,
    patientName: null,
  }));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what a new fee leaves', () => {
  it.each([
    [[150], 'A sessão em aberto continua com R$ 150,00.'],
    [[150, 150, 150], 'As 3 sessões em aberto continuam com R$ 150,00 cada, R$ 450,00 ao todo.'],
    [[150, 90], 'As 2 sessões em aberto continuam com os valores de antes, R$ 240,00 ao todo.'],
    [[150, null], 'As 2 sessões em aberto continuam com os valores de antes.'],
    [[null, null], 'As 2 sessões em aberto continuam sem valor definido.'],
  ])('of %j is said', (prices, words) => {
    expect(spaced(keptWords(at(...prices)))).toBe(`O novo valor vale daqui em diante. ${words}`);
  });

  it('may be changed as well, which names number and sum', () => {
    expect(spaced(alsoWords(at(150, 150, 150), 200))).toBe(
      'Também nas sessões em aberto (3 sessões, R$ 600,00 ao todo)',
    );
  });

  it('is changed page by page', () => {
    const many = at(...Array<number>(230).fill(150));
    const pages = repricing('p', many, 200);
    expect(pages.map(({ sessions }) => sessions.length)).toEqual([100, 100, 30]);
    expect(repricing('p', [], 200)).toEqual([]);
  });
});
