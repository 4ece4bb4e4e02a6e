import { describe, expect, it } from 'vitest';
import { supportIn } from './support.ts';

describe('a sentence of a summary', () => {
  it.each([
    ['Dorme mal há duas semanas.', 'Relata que dorme mal há duas semanas. Veio só.'],
    ['Nega ideação suicida.', 'Nega ideação suicida e autolesão.'],
    ['Sem ideação suicida.', 'Ideação suicida: não.'],
    ['Nega ideação suicida.', 'Ideação suicida ausente.'],
    ['A mãe está deprimida.', 'A mãe está deprimida.'],
    ['Brigou com a mãe no domingo.', 'No domingo brigou com a mãe.'],
    ['Não dormiu, mas trabalhou bem.', 'Não dormiu, mas trabalhou bem.'],
    ['Dormiu bem e não comeu doces.', 'Dormiu bem e não comeu doces.'],
  ])('is supported: %s', (sentence, text) => {
    expect(supportIn(text)(sentence)).toBe('supported');
  });

  it.each([
    ['Sem risco de suicídio.', 'Relata risco de suicídio.'],
    ['Tem ideação suicida.', 'Nega ideação suicida.'],
    ['Tem ideação suicida.', 'Ideação suicida: não.'],
    ['Relata ideação suicida.', 'Ideação suicida ausente.'],
    ['Usa álcool e maconha.', 'Nunca usou álcool, maconha ou outra droga.'],
    ['A paciente está deprimida.', 'A mãe está deprimida.'],
    ['O irmão tentou suicídio no ano passado.', 'Tentou suicídio no ano passado.'],
  ])('is turned round: %s', (sentence, text) => {
    expect(supportIn(text)(sentence)).toBe('turned');
  });

  it.each([
    ['Recebeu alta.', 'Dorme mal. Fala do trabalho.'],
    ['Diagnóstico de transtorno bipolar.', 'Humor oscila nas últimas semanas.'],
  ])('has no support: %s', (sentence, text) => {
    expect(supportIn(text)(sentence)).toBe('unsupported');
  });
});
