import { describe, expect, it } from 'vitest';
import { analyseInTurns, analyseNote, leaningOf } from './analyse.ts';
import { entries } from './lexicon/entries.ts';

const scoreOf = leaningOf;
const emotionsOf = (text: string): string[] => analyseNote(text).emotions.map((one) => one.emotion);

describe('the lexicon', () => {
  it('holds more than 300 stems, each with a polarity between -1 and 1', () => {
    expect(entries.size).toBeGreaterThan(300);
    for (const [stem, { polarity }] of entries) {
      expect(stem).toMatch(/^[a-z ]+\*?$/);
      expect(Math.abs(polarity)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the score of a sentence', () => {
  it.each([
    ['Nega ideação suicida.', 'of a denied symptom'],
    ['Sem ansiedade, medo ou tristeza.', 'of a denied list'],
    ['Nega insônia e nega pesadelos.', 'of symptoms denied one by one'],
    ['Em uso de ansiolítico.', 'of medication'],
    ['A mãe está deprimida.', 'of what somebody else feels'],
    ['Aplicada a escala de ansiedade.', 'of what is only measured'],
    ['Não sente culpa nem vergonha.', 'of a denial with "nem"'],
    ['Conversamos sobre a culpa.', 'of what the session worked on'],
    ['Viu um filme triste.', 'of a work'],
    ['Foi abordada a culpa.', 'of what was spoken of, in the passive'],
    ['Caminha com os amigos e bebe água.', 'of habits that are only told'],
    ['Treino de respiração, com foco na tensão.', 'of a procedure'],
  ])('is 0 for “%s”: %s', (text) => {
    expect(scoreOf(text)).toBe(0);
    expect(emotionsOf(text)).toEqual([]);
  });

  it.each([
    'Não está mais triste.',
    'Deixou de ter pesadelos.',
    'A ansiedade diminuiu.',
    'Não só está feliz como animada.',
    'Nunca esteve tão bem.',
    'Estava triste, mas agora está feliz.',
    'Não é que não esteja feliz.',
    'Fica feliz e não sente medo.',
    'Sente menos medo.',
    'Percebemos avanço importante.',
    'Faz tempo que não se sentia tão leve.',
    'Teve medo, no entanto saiu feliz.',
    'Deixou de evitar o elevador.',
    'Voltou a caminhar.',
    'Já não bebe; não voltou a fumar.',
    'Passou a semana sem brigar.',
    'Terceira semana sem crises.',
    'Sem compulsão há três semanas.',
    'A ansiedade, antes diária, diminuiu.',
    'A mãe conta que a criança está feliz.',
    'Anima-se com o curso.',
  ])('is positive for “%s”', (text) => {
    expect(scoreOf(text)).toBeGreaterThan(0);
  });

  it.each([
    'Não está feliz.',
    'Não é feliz.',
    'Não tem nenhum prazer.',
    'Ninguém o apoia.',
    'Não nega a tristeza.',
    'Estava feliz, mas agora está triste.',
    'A ansiedade aumentou.',
    'A energia diminuiu.',
    'A ansiedade não diminuiu.',
    'Não consegue lidar com a ansiedade.',
    'Tem menos prazer.',
    'Conversou com a mãe e ficou triste.',
    'ESTA TRISTE',
    'A notícia a deixou triste.',
    'Está feliz, só que chora à noite.',
    'Voltou a fumar.',
    'Já não procura os amigos.',
    'Deixou de caminhar.',
    'Nada do que faz presta.',
    'Nem o neto a anima.',
  ])('is negative for “%s”', (text) => {
    expect(scoreOf(text)).toBeLessThan(0);
  });

  it('grows with an intensifier and shrinks with a diminisher', () => {
    const [little, plain, much] = ['um pouco triste', 'triste', 'muito triste'].map((words) =>
      scoreOf(`Está ${words}.`),
    );
    expect(much).toBeLessThan(plain!);
    expect(plain).toBeLessThan(little!);
    expect(little).toBeLessThan(0);
  });

  it('finds words with and without their accents', () => {
    expect(scoreOf('Sente angústia.')).toBe(scoreOf('Sente angustia.'));
  });

  it('stays within -1 and 1 whatever the length', () => {
    expect(scoreOf('Muito triste e desesperado. '.repeat(500))).toBeGreaterThanOrEqual(-1);
    expect(scoreOf('muito feliz '.repeat(500))).toBeLessThanOrEqual(1);
  });
});

describe('the analysis of a note', () => {
  const long = [
    'Paciente chegou pontualmente. Relatou semana difícil, com insônia e crises no trabalho.',
    'Chorou ao falar do pai. Nega ideação suicida. O Dr. Paulo ajustou a sertralina.',
    'Trabalhamos a respiração; conseguiu se acalmar. Disse estar mais esperançosa. <b>Fim</b> & até quinta.',
    'Combinamos que anotará os pensamentos. Pediu para mudar o horário.',
  ].join('\n');

  it('names emotions, the strongest first, each between 0 and 1', () => {
    const { emotions } = analyseNote(long);
    expect(emotions.map(({ emotion }) => emotion)).toContain('ansiedade');
    expect(emotions).toEqual(emotions.toSorted((a, b) => b.score - a.score));
    for (const { score } of emotions) expect(score > 0 && score <= 1).toBe(true);
  });

  it('keeps a short text whole, as HTML', () => {
    expect(analyseNote('Tudo <bem>.\nAté quinta.').summary).toBe(
      '<p>Tudo &lt;bem&gt;.</p><p>Até quinta.</p>',
    );
  });

  it('shortens a long text to its own words, with no other HTML than a summary may have', () => {
    const { summary } = analyseNote(long);
    const items = [...summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item!);
    expect(items.length).toBe(6);
    const whole = long
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\n', ' ');
    for (const item of items)
      expect(whole).toContain(item.replace(/<strong>suicídio: negado\.<\/strong> /, ''));
    expect(summary.replaceAll(/<\/?(?:p|ul|li|strong|em)>/g, '')).not.toContain('<');
  });

  it('cuts no character in two', () => {
    for (const start of ['', 'a'])
      expect(analyseNote(start + '😀'.repeat(400)).summary).not.toMatch(/\p{Cs}/u);
  });

  it('says of itself that it is an estimate, and from which words', () => {
    expect(analyseNote('Está triste.').rationale).toBe(
      'Estimativa automática, a partir de palavras como “triste”.',
    );
    expect(analyseNote('Retorno em quinze dias.')).toMatchObject({
      estimate: 'none',
      sentimentScore: null,
      emotions: [],
      intensity: null,
      rationale: 'Sem estimativa: o texto não traz palavras que bastem para indicar uma emoção.',
    });
  });

  it.each(['Refere ideação suicida, com plano.', 'Está feliz e calmo. Comprou uma corda.'])(
    'scores nothing where words of danger stand: “%s”',
    (text) => {
      expect(analyseNote(text)).toMatchObject({
        estimate: 'risk',
        sentimentScore: null,
        intensity: null,
        emotions: [],
      });
      expect(analyseNote(text).summary).toContain(
        '<strong>Trechos para reler</strong> (suicídio: presente)',
      );
    },
  );

  it.each([
    ['none', 'Faltou e remarcou.'],
    ['none', 'Voltou depressa do trabalho.'],
    ['none', 'Retorno em quinze dias.'],
    ['none', 'Tristeza: ausente. Ansiedade: não.'],
    ['none', 'Risco de tristeza: baixo. Depressão descartada.'],
    ['mixed', 'Feliz com a gravidez e apavorada com o parto.'],
    ['scored', 'Chorou muito, está triste.'],
    ['scored', 'Está muito feliz e orgulhosa.'],
  ] as const)('judges only by evidence: %s for “%s”', (estimate, text) => {
    const found = analyseNote(text);
    expect(found.estimate).toBe(estimate);
    expect(found.sentimentScore === null).toBe(estimate !== 'scored');
    expect(found.intensity === null).toBe(estimate !== 'scored');
  });

  it('judges no risk: it says that it searched for words', () => {
    const { summary } = analyseNote('Está feliz. Nega ideação suicida.');
    expect(summary).toContain('suicídio: negado');
    expect(summary).toContain('Não é uma avaliação de risco.');
    expect(analyseNote('Está feliz. Nega ideação suicida.').sentimentScore).toBeGreaterThan(0);
  });
});

describe('an analysis in turns', () => {
  const prose = 'Relatou que não sente mais tanta ansiedade, mas chora muito à noite. ';

  it.each([
    ['sentences', prose],
    ['one sentence', 'triste, sem brigar e sem chorar '],
    ['one word', 'triste'],
    ['abbreviations', 'Dr. '],
    ['marks on one letter', '\u0301\u0327'],
  ])(
    'says the same, and lets the loop come round meanwhile, for 100,000 signs of %s',
    async (_, piece) => {
      const text = `a${piece.repeat(100_000 / piece.length)}`;
      let longest = 0;
      let last = performance.now();
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      const inTurns = await analyseInTurns(text);
      clearInterval(timer);
      expect(Math.max(longest, performance.now() - last)).toBeLessThan(3_000);
      expect(inTurns).toEqual(analyseNote(text));
    },
  );

  it('gives many turns to others', async () => {
    let rounds = 0;
    const timer = setInterval(() => (rounds += 1), 0);
    await analyseInTurns(prose.repeat(1_400));
    clearInterval(timer);
    expect(rounds).toBeGreaterThan(3);
  });

  it('ends when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(analyseInTurns(prose.repeat(1_400), signal)).rejects.toThrow('stopped');
  });
});
