import { describe, expect, it } from 'vitest';
import { purposeWords } from './purpose.ts';

describe('the purpose of a declaration', () => {
  it.each([
    ['', 'para os devidos fins'],
    [' . ', 'para os devidos fins'],
    ['para os devidos fins', 'para os devidos fins'],
    ['Justificar ausência no trabalho.', 'para justificar ausência no trabalho'],
    ['justificativa de falta', 'para fins de justificativa de falta'],
    ['Para fins de Justificar falta', 'para justificar falta'],
    ['para justificar  atraso', 'para justificar atraso'],
    ['A fim de comprovar horário;', 'para comprovar horário'],
    ['com a finalidade de apresentar ao empregador', 'para apresentar ao empregador'],
    ['com o objetivo de comprovar presença', 'para comprovar presença'],
    ['fins de abono de faltas', 'para fins de abono de faltas'],
    ['para fins trabalhistas', 'para fins trabalhistas'],
    ['Fins de direito', 'para fins de direito'],
    ['fim de comprovar', 'para comprovar'],
    ['para abono de falta', 'para fins de abono de falta'],
    ['Abono', 'para fins de abono'],
    ['INSS', 'para fins de INSS'],
    ['Bolsa Família', 'para fins de Bolsa Família'],
    ['Matricular-se na escola', 'para matricular-se na escola'],
    ['acompanhamento escolar', 'para fins de acompanhamento escolar'],
    ['Alistamento militar', 'para fins de alistamento militar'],
    ['Valor do reembolso', 'para fins de valor do reembolso'],
    ['comparecimento', 'para fins de comparecimento'],
    ['ausência', 'para fins de ausência'],
    ['Com urgência, para a escola', 'para fins de com urgência, para a escola'],
    ['para a escola', 'para fins de a escola'],
  ])('%j reads %j', (typed, words) => {
    expect(purposeWords(typed)).toBe(words);
  });
});
