import { describe, expect, it } from 'vitest';
import { sentencesOf, sourcesIn } from './sources.ts';

const NOTE = `Chegou no horário, parecia cansada.
Contou que discutiu com a irmã por causa da herança do pai. Desde então dorme mal e acorda às quatro da manhã!
No trabalho, a chefe elogiou o relatório. Pensou em pedir férias.
Combinamos um diário de sono até a próxima sessão.`;

const passage = (sentence: string, text = NOTE): string | null => {
  const place = sourcesIn(text)(sentence);
  return place && text.slice(place.start, place.end);
};

describe('a sentence of a summary', () => {
  it.each([
    ['Combinamos um diário de sono até a próxima sessão.', /^Combinamos um diário/],
    ['A paciente relatou discussão com a irmã sobre a herança.', /discutiu com a irmã/],
    ['Dorme mal e acorda de madrugada, às quatro.', /^Desde então dorme mal/],
    ['Foi elogiada pela chefe.', /chefe elogiou o relatório/],
    ['DIÁRIO DE SONO COMO TAREFA', /diário de sono/],
  ])('%s leads to its passage', (sentence, expected) => {
    expect(passage(sentence)).toMatch(expected);
  });

  it('leads to two sentences where it rests on both', () => {
    expect(passage('A chefe elogiou o relatório e ela pensou em pedir férias.')).toBe(
      'No trabalho, a chefe elogiou o relatório. Pensou em pedir férias.',
    );
  });

  it.each([
    'Houve melhora significativa do humor deprimido.',
    'A paciente relatou que a sessão foi boa.',
    'Usa medicação há dois meses, com a chefe.',
    '',
    '…',
  ])('that rests on nothing leads nowhere: %j', (sentence) => {
    expect(passage(sentence)).toBeNull();
  });

  it('leads nowhere in a note without words, and soon in one of 100 kB', () => {
    expect(passage('Dormiu mal.', '?!\n…')).toBeNull();
    const long = 'Dormiu mal e sonhou com o mar. '.repeat(3300).slice(0, 100_000);
    const begun = performance.now();
    const sources = sourcesIn(long);
    for (let n = 0; n < 20; n++) expect(sources('Sonhou com o mar.')).not.toBeNull();
    expect(sourcesIn('x'.repeat(100_000))('Sonhou com o mar.')).toBeNull();
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('the sentences of a text', () => {
  it('are its parts between signs and line ends', () => {
    const text = ' Um. Dois?!\n- três\n\n... Quatro';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Um.',
      'Dois?!',
      '- três',
      'Quatro',
    ]);
  });
});
