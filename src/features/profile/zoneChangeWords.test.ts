import { expect, it } from 'vitest';
import { zoneChangeWords } from './zoneChangeWords.ts';

const [FROM, TO] = ['America/Sao_Paulo', 'America/Manaus'];
const NOTHING = {
  periods: 0,
  earliest: null,
  breaks: 0,
  blocks: 0,
  recurrences: 0,
  sessions: 0,
  nextStartAt: null,
};

it('counts what keeps its clock times and what keeps its instant, with examples', () => {
  const change = {
    periods: 3,
    earliest: '08:00',
    breaks: 5,
    blocks: 1,
    recurrences: 2,
    sessions: 1048,
    nextStartAt: '2026-11-30T12:00:00.000Z',
  };
  expect(zoneChangeWords(change, FROM, TO)).toEqual([
    '3 períodos, 5 pausas e 1 bloqueio continuam no mesmo horário do relógio: o que começa às 08:00 continua às 08:00. Um dia inteiro continua inteiro, e uma hora bloqueada numa data continua aquela hora daquela data.',
    '2 recorrências: as sessões que elas ainda vão criar ficam no mesmo horário do relógio, no novo fuso.',
    '1.048 sessões já marcadas mantêm o instante. A próxima, em 30/11/2026, passa a aparecer às 08:00 em vez de 09:00.',
    'Relatórios contam os dias do novo fuso.',
  ]);
});

it('says nothing of what is not there, and of one thing in the singular', () => {
  expect(zoneChangeWords(NOTHING, FROM, TO)).toEqual([
    'Nenhuma sessão marcada muda.',
    'Relatórios contam os dias do novo fuso.',
  ]);
  const one = { ...NOTHING, breaks: 1, sessions: 1, nextStartAt: '2026-11-30T12:00:00.000Z' };
  expect(zoneChangeWords(one, FROM, 'America/Bahia').slice(0, 2)).toEqual([
    '1 pausa continua no mesmo horário do relógio.',
    '1 sessão já marcada mantém o instante. Ela, em 30/11/2026, continua a aparecer às 09:00.',
  ]);
});
