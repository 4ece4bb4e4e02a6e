import { describe, expect, it } from 'vitest';
import { atOnce } from '../../core/steps.ts';
import { clinicalSentences } from './clinicalSentences.ts';
import { framesOf } from './frames.ts';

const sentencesIn = (text: string): string[] =>
  [...clinicalSentences(text)].map(({ start, end }) => text.slice(start, end));
const framesIn = (text: string): string[] =>
  atOnce(framesOf(text)).map(({ start, end }) => text.slice(start, end));

describe('a sentence of a note', () => {
  it.each([
    ['O Dr. Paulo deu 1.5 mg. Dormiu?', ['O Dr. Paulo deu 1.5 mg.', 'Dormiu?']],
    ['Nega id. suicida. Come bem.', ['Nega id. suicida.', 'Come bem.']],
    [
      'Pcte. refere ans. e sint. dep. leves. Saiu.',
      ['Pcte. refere ans. e sint. dep. leves.', 'Saiu.'],
    ],
    ['Nega id. Suicida. Come bem.', ['Nega id. Suicida.', 'Come bem.']],
    ['Uso de subst. psicoativas: nega. Saiu.', ['Uso de subst. psicoativas: nega.', 'Saiu.']],
    ['Fez xyz. novamente. Saiu.', ['Fez xyz. novamente.', 'Saiu.']],
    ['Dormiu mal.Chorou.', ['Dormiu mal.', 'Chorou.']],
    ['1. Sono\n2. Humor', ['1. Sono', '2. Humor']],
    ['- item\n\nFim!', ['- item', 'Fim!']],
    ['Contou que brigou\ncom a mãe. Saiu.', ['Contou que brigou\ncom a mãe.', 'Saiu.']],
    ['Disse “não sei.” Depois saiu…', ['Disse “não sei.”', 'Depois saiu…']],
  ])('ends where it ends: %j', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });
});

describe('a frame holds together', () => {
  it.each([
    ['a denial and the one before', 'Nega id. suicida. Nega sint. depressivos graves.'],
    ['a heading and its line', 'Ideação suicida: avaliada. Não apresenta.'],
    ['a heading and its list', 'Nega:\n- ideação suicida\n- plano'],
    ['a list and what denies it', 'Avaliado:\n- ideação\n- plano\nTodos negados.'],
    ['a question and its answer', 'Pensa em morrer? Não.'],
    ['a reported question and its answer', 'Perguntei se pensa em morrer. Disse que não.'],
    ['another person and what follows', 'Falou da irmã. Está muito deprimida. Pensa em suicídio.'],
    ['another person and a pronoun', 'Veio com o primo. Ele usa crack.'],
    ['a person who is named last', 'Está deprimida. Pensa em suicídio. É a irmã.'],
    ['a history and today', 'Tentou suicídio duas vezes. Ficou internada. Hoje trabalha.'],
    ['a history and its end', 'Na adolescência se cortava. Parou com a terapia.'],
    ['a dream', 'Sonhou com o chefe. Matava-o com uma faca. Ao acordar, riu.'],
    ['a scene that is named last', 'Matou o chefe. Fugiu. Tudo isso era uma cena do filme.'],
    ['a role-play', 'Fizemos um role-play. Disse que queria morrer. Depois riu.'],
    ['a contrast', 'Pensou em beber. Mas não bebeu.'],
    ['a correction', 'Usou cocaína. Na verdade, foi o irmão.'],
    ['a quotation', 'Leu: “Quero morrer. Não aguento.” Era a letra de uma música.'],
  ])('%s', (_, text) => {
    expect(
      framesIn(`Chegou no horário. Combinamos metas.\n\n${text}\n\nConduta: retorno.`),
    ).toContain(text);
  });

  it('and no more: each sentence of the patient may stand alone', () => {
    expect(framesIn('Dormiu bem. Come pouco. Trabalha muito.')).toEqual([
      'Dormiu bem.',
      'Come pouco.',
      'Trabalha muito.',
    ]);
  });

  it('until the note comes back to the patient', () => {
    expect(framesIn('Falou da irmã. Está deprimida. Paciente dorme bem. Come bem.')).toEqual([
      'Falou da irmã. Está deprimida.',
      'Paciente dorme bem.',
      'Come bem.',
    ]);
  });

  it('and names the sense of its sentences', () => {
    const senses = (text: string) =>
      atOnce(framesOf(text)).flatMap(({ sentences }) => sentences.map(({ sense }) => sense));
    expect(senses('Nega:\n- plano\nHumor: triste.')).toEqual(['denied', 'denied', 'own']);
    expect(senses('Falou da irmã. Está triste.')).toEqual(['own', 'other']);
    expect(senses('Sonhou que caía. Gritava.')).toEqual(['imagined', 'imagined']);
    expect(senses('Antecedentes: uso de drogas. Tentou parar.')).toEqual(['past', 'past']);
  });
});

describe('frames of a long note', () => {
  it.each([
    'Relatou que chora muito à noite. ',
    'Dr. ',
    'a',
    '- a\n',
    'Hoje foi. ',
    '"',
    '(',
    'mãe ',
  ])('are fewer than its signs, however it is written: 100,000 signs of %j', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(atOnce(framesOf(text)).length).toBeLessThan(text.length);
  });
});

it('no heading denies that only begins like one: “Semana difícil:”', () => {
  const senseOf = (text: string) => atOnce(framesOf(text))[0]?.sentences[0]?.sense;
  expect(senseOf('Semana difícil: brigou com a mãe.')).toBe('own');
  expect(senseOf('Sem relato de: insônia.')).toBe('denied');
});
