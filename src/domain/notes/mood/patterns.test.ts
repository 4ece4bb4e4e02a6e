import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../test/harness/practice/practice.ts';
import { fold } from '../../core/fold.ts';
import { atOnce } from '../../core/steps.ts';
import { evolutionOf, type NoteText, patternSteps } from './patterns.ts';
import { themeNames, themesOf } from '../themes/themes.ts';

const notePatterns = (some: readonly NoteText[]) => atOnce(patternSteps(some));

const notes = (...texts: string[]): NoteText[] =>
  texts.map((plaintext, index) => ({
    id: `nota-${index}`,
    plaintext,
    sessionAt: `2026-03-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`,
  }));

const themes = (text: string): string[] => [...themesOf(text)].toSorted();

describe('themes of a text', () => {
  it('are found whatever case and accents it is written in', () => {
    for (const text of ['INSÔNIA', 'insonia', 'Insônia.', fold('insônia'), 'inso\u0302nia'])
      expect(themes(text)).toEqual(['sono']);
  });

  it('are found in whole words only', () => {
    expect(themes('Comentou o resonar da maestrina.')).toEqual([]);
    expect(themes('Gosta de pão com amígdalas de anjo.')).toEqual([]);
    expect(themes('Mora em outro país.')).toEqual([]);
    expect(themes('Mora com os pais.')).toEqual(['família']);
  });

  it('pass over verbs that look like them', () => {
    expect(themes('Conta que se sente melhor; nota-se alívio.')).toEqual([]);
    expect(themes('As contas atrasaram.')).toEqual(['finanças']);
  });

  it('pass over turns of phrase and symptoms that hold their words', () => {
    expect(themes('Mudou de assunto; prova disso é o silêncio.')).toEqual([]);
    expect(themes('Morreu de vergonha e sentiu o peso das palavras.')).toEqual([]);
    expect(themes('A respeito do tempo, refere perda de interesse.')).toEqual([]);
    expect(themes('A perda da avó ainda dói.')).toEqual(['família', 'luto']);
  });

  it('are found by phrases, with a hyphen or without', () => {
    expect(themes('Vive o pós-parto.')).toEqual(themes('Vive o pós parto.'));
    expect(themes('Faz home  office.')).toEqual(['trabalho']);
  });

  it('can be several in one sentence', () => {
    expect(themes('Brigou com a mãe por causa da faculdade.')).toEqual([
      'estudos',
      'família',
      'limites e conflitos',
    ]);
  });

  it('never speak of risk', () => {
    expect(themeNames.join(' ')).not.toMatch(/risco|suic|autoles/);
    expect(themes('Nega ideação suicida e autolesão.')).toEqual([]);
  });
});

describe('patterns', () => {
  it('need three sessions', () => {
    expect(() => notePatterns(notes('Trabalho.', 'Trabalho.'))).toThrow(
      expect.objectContaining({
        code: 'not_enough_sessions',
        status: 422,
        message: 'Necessário pelo menos 3 sessões',
      }),
    );
  });

  it('are what comes back, by the number of sessions', () => {
    const { totalSessions, recurringThemes } = notePatterns(
      notes(
        'Falou do trabalho, do trabalho e do trabalho.',
        'Insônia de novo.',
        'Insônia.',
        'Dormiu.',
        'O trabalho cansa.',
        'Falou de dinheiro.',
      ),
    );
    expect(totalSessions).toBe(6);
    expect(recurringThemes.map(({ theme, frequency }) => [theme, frequency])).toEqual([
      ['sono', 3],
      ['trabalho', 2],
    ]);
  });

  it('show short extracts, the newest first, each once', () => {
    const long = `${'muito '.repeat(60)}trabalho.`;
    const [theme] = notePatterns(
      notes(
        'Trabalho pesa.',
        'Chegou bem. O trabalho melhorou! Saiu aliviada.',
        'Trabalho pesa.',
        'Linha um\nTrabalho novo\nLinha três',
        `Trabalho ${long}`,
      ),
    ).recurringThemes;
    expect(theme?.keyInsights).toHaveLength(3);
    expect(theme?.keyInsights[0]?.length).toBeLessThanOrEqual(160);
    expect(theme?.keyInsights[0]).toMatch(/…$/);
    expect(theme?.keyInsights.slice(1)).toEqual(['Trabalho novo', 'Trabalho pesa.']);
  });

  it('neither count nor show a sentence that only denies', () => {
    const { recurringThemes } = notePatterns(
      notes('Nega insônia.', 'Sem insônia. Acordou de madrugada.', 'Insônia: nega.', 'Dorme mal.'),
    );
    expect(
      recurringThemes.map(({ theme, frequency, keyInsights }) => [theme, frequency, keyInsights]),
    ).toEqual([['sono', 2, ['Dorme mal.', 'Acordou de madrugada.']]]);
  });

  it('do not depend on the order in which notes are given', () => {
    const some = notes('Trabalho.', 'Sono ruim, trabalho.', 'Sono.', 'Nada.');
    expect(notePatterns(some.toReversed())).toEqual(notePatterns(some));
  });
});

describe('evolution', () => {
  const halves = (first: number, second: number, each: number) =>
    Array.from({ length: 2 * each }, (_, n) => (n < each ? n < first : n - each < second));

  it('is said where chance does not explain it', () => {
    expect(evolutionOf(halves(0, 8, 10), 3)).toBe('increasing');
    expect(evolutionOf(halves(9, 1, 10), 3)).toBe('decreasing');
    expect(evolutionOf(halves(1, 5, 10), 1)).toBe('unclear');
  });

  it('is not said of a few sessions, or of one theme of many', () => {
    expect(evolutionOf([false, false, true, true], 1)).toBe('unclear');
    expect(evolutionOf([], 1)).toBe('unclear');
    expect(evolutionOf(halves(1, 8, 10), 1)).toBe('increasing');
    expect(evolutionOf(halves(1, 8, 10), 12)).toBe('unclear');
  });

  it('is said of at most one patient in twenty whose themes do not change', () => {
    const random = seededRandom(20_261_127);
    for (const sessions of [3, 6, 10, 20, 40]) {
      const patients = 600;
      let arrows = 0;
      for (let patient = 0; patient < patients; patient += 1) {
        const themes = Array.from({ length: 6 }, () => {
          const share = random();
          return Array.from({ length: sessions }, () => random() < share);
        });
        if (themes.some((occurs) => evolutionOf(occurs, themes.length) !== 'unclear')) arrows += 1;
      }
      expect([sessions, arrows / patients <= 0.05]).toEqual([sessions, true]);
    }
  });
});
