import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/fixtures/notes/examples.ts';
import { framedNote, FAMILIES } from '../../../../../test/fixtures/notes/frames.ts';
import { PHRASES } from '../../../../../test/fixtures/notes/framePhrases.ts';
import { eachSeed } from '../../../../../test/harness/random/seeded.ts';
import { atOnce } from '../../../core/steps.ts';
import { CLASSES } from './classes.ts';
import { riskPatterns } from './patterns.ts';
import { RISK_KINDS, RISK_STATES, type RiskState } from './kinds.ts';
import { type RiskPassage, riskPassagesOf } from './riskPassages.ts';
import { HOME_WORDS } from './words/home.ts';
import { HOME_SIGN_WORDS } from './words/homeSigns.ts';
import { MIND_WORDS } from './words/mind.ts';
import { MIND_SIGN_WORDS } from './words/mindSigns.ts';
import { SELF_WORDS } from './words/self.ts';

const passagesOf = (text: string): readonly RiskPassage[] => atOnce(riskPassagesOf(text));
const statesOf = (text: string): RiskState[] => [
  ...new Set(passagesOf(text).map(({ state }) => state)),
];

describe('words of danger', () => {
  it.each([
    'Diz que ele nunca encostou um dedo nela.',
    'Mostrou que ninguém mexe no corpo dela.',
    'Ansiosa, não recorreu a calmante sem receita nem a bebida.',
    'Denúncia de violência contra o idoso foi considerada improcedente.',
    'Suspeita de maus-tratos descartada após escuta.',
    'PHQ-9 = 2, item 9 = 0. Voltou a cantar.',
    'Checklist de risco\n( ) ideação suicida\n( ) abuso de substâncias\n(x) nenhum dos anteriores',
  ])('are denied in “%s”', (text) => {
    expect(statesOf(text)).toEqual(['denied']);
  });

  it.each([
    'Nunca contou a ninguém que se corta.',
    'Ninguém sabe que apanha do marido.',
    'Não contou ao marido que voltou a beber.',
    'Não quer que saibam que se corta.',
    'Ninguém desconfia dos cortes.',
  ])('are not denied where they are only not told or known: “%s”', (text) => {
    expect(statesOf(text)).toEqual(['present']);
  });

  it.each(['Não quer se matar.', 'Não refere que pense em se matar.', 'Nunca pensou em se matar.'])(
    'are denied all the same in “%s”',
    (text) => {
      expect(statesOf(text)).toEqual(['denied']);
    },
  );

  it('are in patterns that V8 still optimises: up to 20 kB of source', () => {
    const lengths = riskPatterns.map(({ words }) => words.source.length);
    expect(Math.max(...lengths)).toBeLessThan(20_000);
  });

  it('name no group that two files define', () => {
    const names = [
      CLASSES,
      HOME_WORDS,
      HOME_SIGN_WORDS,
      MIND_WORDS,
      MIND_SIGN_WORDS,
      SELF_WORDS,
    ].flatMap((groups) => Object.keys(groups));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each(examples.found)('are found: %s in “%s”', (kind, text) => {
    const found = passagesOf(text).filter((one) => one.kind === kind);
    expect(found.map(({ state }) => state)).toContain('present');
    for (const { start, end, words } of found) expect(text.slice(start, end)).toBe(words);
  });

  it.each(examples.calm)('are not seen in “%s”', (text) => {
    expect(passagesOf(text)).toEqual([]);
  });

  it('have Portuguese names', () => {
    expect(Object.values(RISK_STATES)).toEqual([
      'presente',
      'negado',
      'passado',
      'de outra pessoa',
      'não se sabe',
    ]);
    expect(Object.keys(RISK_KINDS)).toHaveLength(8);
  });
});

describe('a passage is', () => {
  it.each<[RiskState, string]>([
    ['denied', 'Nega id. suicida.'],
    ['denied', 'Ideação suicida: não'],
    ['denied', 'Ideação suicida (-)'],
    ['denied', 'Ideação suicida ausente.'],
    ['denied', 'Ideação suicida negada.'],
    ['denied', 'Ideação suicida, planos e intenção: negados.'],
    ['denied', 'Descartada ideação suicida.'],
    ['denied', 's/ ideação suicida'],
    ['denied', 'n tem ideação suicida'],
    ['denied', 'Ausência de ideação suicida.'],
    ['denied', 'Risco de suicídio: baixo'],
    ['denied', 'Baixo risco de suicídio.'],
    ['denied', 'Negativo para cocaína.'],
    ['denied', 'Nega:\n- ideação suicida\n- automutilação'],
    ['denied', 'Avaliado:\n- ideação suicida: não\n- automutilação: não'],
    ['denied', 'Perguntada sobre ideação suicida, nega.'],
    ['denied', 'Pensa em morrer? Não.'],
    ['denied', 'Sobre suicídio, que a família teme desde março, é coisa que nega.'],
    ['denied', 'Refuta ideação de morte.'],
    ['denied', 'Suicídio “nem passa pela cabeça”, diz.'],
    ['denied', 'Ideia de morrer não apareceu mais.'],
    ['present', 'Cessou a medicação e pensa em morrer.'],
    ['present', 'Não nega que pensa em morrer.'],
    ['present', 'Nega insônia, apanha do marido.'],
    ['present', 'Ideação suicida sem plano.'],
    ['present', 'Já não quer viver.'],
    ['present', 'Usa crack há três anos.'],
    ['past', 'Parou de se cortar.'],
    ['past', 'Há 3 meses sem cocaína.'],
    ['past', 'Na adolescência se cortava.'],
    ['past', 'Do tempo em que se cortava ficou pouco.'],
    ['past', 'Nunca mais se cortou.'],
    ['past', 'Tentou suicídio duas vezes. Hoje trabalha.'],
    ['past', 'Tentativa de suicídio em 2015.'],
    ['other', 'A irmã pensa em suicídio.'],
    ['other', 'Falou da irmã. Está deprimida. Pensa em suicídio.'],
    ['other', 'Fala do suicídio do tio.'],
    ['other', 'O marido bebe todo dia.'],
    ['other', 'A vizinha apanha do marido.'],
    ['other', 'Viu o filme em que a moça se mata.'],
    ['present', 'A mãe conta que o filho se corta.'],
    ['present', 'Na gaveta, conta a esposa, uma carta de despedida.'],
    ['present', 'Disse à mãe que queria morrer.'],
    ['present', 'O rapaz se corta no quarto.'],
    ['other', 'Mora com uma moça que se corta.'],
    ['other', 'Cuida da mãe, que já tentou se matar.'],
    ['denied', '[ ] já tentou suicídio [x] tem insônia'],
    ['denied', 'Delírio -, alucinação -.'],
    ['denied', 'Inquirida sem o marido, negou sofrer violência.'],
    ['denied', 'Nega insônia vírgula nega uso de álcool.'],
    ['denied', 'Perguntado sobre álcool, responde que jamais.'],
    ['denied', '“Pensar em me matar? Capaz, tenho a safra.”'],
    ['denied', 'Ele nunca me bateu.'],
    ['denied', 'Bater na filha, jamais bateu.'],
    ['denied', 'Rechaça a ideia de que ele a agrida.'],
    ['denied', 'Descarta estar sendo perseguida.'],
    ['present', 'Não consegue parar de beber.'],
    ['present', 'Não descarto risco de suicídio.'],
    ['present', 'Sem a cachaça eu não saio.'],
    ['present', 'Há 3 sem pensa em suicídio.'],
    ['present', 'Perguntado, falou que se corta.'],
    ['present', 'Bebo todo dia, tá ligado?'],
    ['present', 'Aos 13, já fuma maconha.'],
    ['past', 'Só hoje revela: em 1987 tentou suicídio.'],
    ['past', 'Bebia cachaça todo dia, hoje é padrinho no grupo.'],
    ['past', 'Completou cinco anos limpo de crack.'],
    ['other', 'Trouxe um livro em que a moça se corta.'],
    ['other', 'O pai do paciente bebe todo dia.'],
    ['present', 'Ensinou a filha a pagar as contas e pensa em suicídio.'],
    ['present', 'Segundo a mãe, o rapaz se corta.'],
    ['unknown', 'Imaginou o próprio velório.'],
    ['unknown', 'Sobre ideação suicida, perguntada, mudou de assunto.'],
    ['unknown', 'Não foi possível apurar maus-tratos.'],
    ['unknown', 'Ideação suicida: ( ) sim ( ) não'],
    ['unknown', 'Ideação suicida: não respondeu.'],
    ['present', 'Sem medo, afirma: "se ele voltar aqui eu atiro".'],
    ['present', 'Afirma que a vizinha colocou uma câmera no chuveiro para vigiá-la.'],
    ['denied', 'Sem heteroagressividade, colaborativo.'],
    ['unknown', 'Sonhou que se matava.'],
    ['unknown', 'Perguntei se pensa em morrer. Mudou de assunto.'],
  ])('%s in “%s”', (state, text) => {
    expect(statesOf(text)).toEqual([state]);
  });

  it.each(FAMILIES)('as its frame says, wherever that stands: %s', async (family) => {
    let right = 0;
    let all = 0;
    await eachSeed(4, (random) => {
      for (const phrase of PHRASES.filter(({ about }) => about !== 'symptom')) {
        const { text, words, accepted } = framedNote(family, phrase, random);
        const at = text.indexOf(words);
        const found = passagesOf(text).filter(
          ({ start, end }) => start < at + words.length && end > at,
        );
        all += 1;
        if (found.some(({ state }) => accepted.includes(state))) right += 1;
      }
    });
    expect(right / all).toBeGreaterThan(0.97);
  });
});

describe('a long note', () => {
  const everyday = 'Relatou que chora muito à noite, mas cozinhou para os amigos. ';

  it('keeps one sentence among a thousand', () => {
    const text = `${everyday.repeat(800)}Marcou a data para se matar. ${everyday.repeat(800)}`;
    const found = passagesOf(text);
    expect(found.length).toBeGreaterThan(0);
    for (const { start, end } of found)
      expect('Marcou a data para se matar.').toContain(text.slice(start, end));
  });

  it.each([everyday, 'matar ', 'se corta e ', 'nega ideação suicida, ', 'ouve a ', '. ', 'o pai '])(
    'lets others go on at each word: 100,000 signs of %j',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      const pauses = [...riskPassagesOf(text)].length;
      expect(pauses).toBeGreaterThan(text.split(/\s+/).length);
    },
  );
});
