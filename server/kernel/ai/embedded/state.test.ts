import { describe, expect, it } from 'vitest';
import { analyseNote } from './analyse.ts';

const moodOf = (text: string): string => {
  const { estimate, sentimentScore } = analyseNote(text);
  if (estimate !== 'scored') return estimate;
  return ['negative', 'neutral', 'positive'][1 + Math.sign(sentimentScore ?? NaN)] ?? 'unknown';
};

describe('a word of feeling is no state of the patient', () => {
  it.each([
    ['a technique', 'Técnica de respiração para lidar com a raiva e o pânico.'],
    ['a theme', 'Tema de hoje: a alegria e a tristeza na família.'],
    ['a list of goals', 'Objetivos:\n- reduzir a raiva\n- o medo de dirigir'],
    ['a plan of the therapist', 'Retomar a tristeza e a raiva na quinta.'],
    ['a goal', 'Objetivo: sentir menos raiva e mais alegria.'],
    ['a wish', 'Gostaria de ser mais feliz e, um dia, sentir orgulho do que faz.'],
    ['a condition', 'Se ficar triste e desesperada, ligar para a irmã.'],
    ['a general statement', 'Conversamos: é normal sentir tristeza e muita raiva.'],
    ['what everybody does', 'Conta que na família todo mundo chorava e gritava.'],
    ['a made-up example', 'Exemplo fictício: João ficou triste e desesperado.'],
    ['a character of a game', 'O lobo ficou furioso; depois a ovelha ficou apavorada.'],
    ['the subject of a book', 'Emprestei um livro sobre tristeza e desespero.'],
    ['the subject of a group', 'Debate no grupo: como falar de medo e tristeza.'],
    ['somebody’s work', 'Atende pacientes deprimidos e desesperados no hospital.'],
    ['a school’s report', 'A escola relata que anda triste, agressivo e chora no recreio.'],
    ['a relative who came', 'Atendimento à mãe. Ela está muito ansiosa e chora escondido.'],
    ['a relative, as told', 'O marido, segundo ela, anda deprimido e desesperado.'],
    ['a mark on a scale', 'Ansiedade 3, tristeza 2.'],
    ['a box without a mark', '( ) choroso ( ) agressivo ( ) ansioso'],
    ['youth', 'Quando era moça, conta, tinha pavor e muita vergonha de falar.'],
    ['a thing that broke', 'Trocar a pilha do relógio que morreu.'],
  ])('where it is %s', (_, text) => {
    expect(moodOf(text)).toBe('none');
  });
});

describe('a word of feeling is the patient’s state', () => {
  it.each([
    ['positive', 'it opens a clause', 'Satisfeita com o novo emprego.'],
    ['positive', 'a verb of state leads to it', 'Diz-se contente com a reforma.'],
    ['negative', 'the plan has its own sentence', 'Chora muito. Retomar a alegria na quinta.'],
    ['negative', 'a verb ends the wish', 'Quer parar de fumar, chora muito.'],
    ['positive', 'the goal is reached', 'Metas alcançadas, está feliz.'],
    ['positive', 'it is one with tears', 'Chorou de alegria ao ver a filha.'],
    ['negative', 'only a denial follows “mas”', 'Chora muito, mas nega pensamentos de morte.'],
    ['negative', 'another person causes it', 'O colega a faz chorar quase todo dia.'],
    ['negative', 'a question brought it out', 'Quando perguntei da escola, chorou muito.'],
    ['negative', '“ele” is not the one before', 'A esposa está feliz. Ele sente angústia.'],
    ['positive', 'the relative is an object', 'Descreve o marido como parceiro e está contente.'],
    [
      'positive',
      'another verb ends the denial',
      'Mostra-se sem vergonha e se diz em paz com o corpo.',
    ],
    ['negative', 'the body shows it', 'Ombros caídos, olheiras, voz baixa.'],
    ['negative', 'sleep shows it', 'Não consegue dormir, sem energia.'],
  ])('and is %s where %s', (mood, _, text) => {
    expect(moodOf(text)).toBe(mood);
  });
});

describe('an even mood', () => {
  it.each([
    'Paciente calmo, respostas curtas.',
    'Humor eutímico, discurso organizado.',
    'Semana sem novidades, rotina mantida.',
    'Nem alegre nem triste, do jeito que dá.',
    'Segue como no mês passado.',
    'Nega tristeza. Humor estável.',
  ])('is judged neutral where it is stated: “%s”', (text) => {
    expect(moodOf(text)).toBe('neutral');
  });

  it.each([
    ['positive', 'it has become so', 'Saiu mais tranquila, muito aliviada.'],
    ['positive', 'more is said', 'Calma, muito feliz e orgulhosa.'],
    ['negative', 'more is said', 'Humor estável, diz, mas chora todos os dias e está desesperada.'],
    ['none', 'it is told of an event', 'Gestação sem intercorrências.'],
    ['none', 'nothing is said', 'Aplicado o teste. Retorno em quinze dias.'],
  ])('is not judged, but %s, where %s', (mood, _, text) => {
    expect(moodOf(text)).toBe(mood);
  });

  it('names the words by which it was found', () => {
    expect(analyseNote('Semana sem novidades, paciente calmo.').rationale).toBe(
      'Estimativa automática, a partir de palavras como “calmo” e “sem novidades”.',
    );
  });
});

describe('a state that turns', () => {
  it.each([
    ['positive', 'Chegou muito triste, chorando. Fizemos a respiração. Saiu aliviada e rindo.'],
    ['negative', 'Começou contando vitórias. Veio uma ligação e desabou.'],
    ['negative', 'Até sexta ia tudo ótimo. No sábado veio a notícia; vive apavorada.'],
    ['positive', 'Em março chorava todos os dias; agora ri e está feliz.'],
  ])('is %s by its end: “%s”', (mood, text) => {
    expect(moodOf(text)).toBe(mood);
  });

  it.each([
    'Chegou muito triste e feliz.',
    'Está feliz com o bebê. Chora de medo à noite.',
    'Está feliz com o bebê; ao mesmo tempo sente-se esmagada e triste.',
  ])('is mixed where nothing ends: “%s”', (text) => {
    expect(moodOf(text)).toBe('mixed');
  });
});
