import { describe, expect, it } from 'vitest';
import type { Identified } from './identifierPatterns.ts';
import { hideIdentifiers } from './identifiers.ts';

const ANA: Identified = {
  name: 'Ana Beatriz Conceição de Moraes',
  email: 'ana.moraes@exemplo.com.br',
  phone: '(11) 93612-6693',
  cpf: '565.453.102-67',
  address: 'Avenida das Palmeiras, 979, São Paulo, SP',
  guardianName: 'Odete Vilela',
  guardianCpf: '111.444.777-35',
};

describe('what names a patient', () => {
  it.each([
    ['the name in one piece', 'Ana Beatriz Conceição de Moraes chegou.', '[NOME-1] chegou.'],
    ['a part of it', 'A ana veio; Beatriz chorou.', 'A [NOME-1] veio; [NOME-2] chorou.'],
    ['a part without its accents', 'Dona CONCEICAO.', 'Dona [NOME-1].'],
    ['the guardian', 'A mãe, Odete, ligou.', 'A mãe, [NOME-1], ligou.'],
    [
      'the CPF with and without signs',
      'CPF 56545310267 ou 565.453.102-67',
      'CPF [CPF-1] ou [CPF-2]',
    ],
    ['another one’s CPF', 'do pai: 529.982.247-25', 'do pai: [CPF-1]'],
    [
      'the phone as anybody writes it',
      'ligar 11936126693 ou 93612-6693',
      'ligar [TELEFONE-1] ou [TELEFONE-2]',
    ],
    ['another phone', 'avó (21) 98888-7777', 'avó [TELEFONE-1]'],
    ['any email', 'escreve de ana.m+1@casa.com.br.', 'escreve de [EMAIL-1].'],
    ['the street with its number', 'Mora na av. das Palmeiras, nº 979.', 'Mora na [ENDERECO-1].'],
    ['a postal code', 'CEP 01310-100', 'CEP [ENDERECO-1]'],
  ])('is hidden: %s', (_, note, sent) => {
    const hidden = hideIdentifiers(note, ANA);
    expect(hidden.text).toBe(sent);
    expect(hidden.restore(sent)).toBe(note);
  });

  it.each([
    'Tomou 2.5 mg em 12/11/2026, às 14:05; pagou R$ 1.700,00.',
    'Banana, cabana e semana: nada disso é nome.',
    'Entre 2019-2020 morou fora. Nota 10.000.000.',
    'Palmeirense desde criança.',
  ])('is not seen in %j', (note) => {
    expect(hideIdentifiers(note, ANA).text).toBe(note);
  });

  it('comes back in an answer as it was written, and as text in HTML', () => {
    const { text, restore } = hideIdentifiers('Ana e <Lia> saíram.', { name: 'Ana <Lia>' });
    expect(text).toBe('[NOME-1] e <[NOME-2]> saíram.');
    expect(restore('<p>[Nome-1] saiu com [nome-2] e [NOME-9].</p>', true)).toBe(
      '<p>Ana saiu com Lia e [NOME-9].</p>',
    );
    const { restore: inHtml } = hideIdentifiers('Rua A<b>, 7', { address: 'Rua A' });
    expect(inHtml('<p>[ENDERECO-1]</p>', true)).not.toContain('<b>');
  });

  it('is told from a mark that the note has itself', () => {
    const note = 'Escrevi [NOME-1] no caderno da Ana.';
    const { text, restore } = hideIdentifiers(note, ANA);
    expect(text).toBe('Escrevi [NOME-1] no caderno da [NOME-2].');
    expect(restore(text)).toBe(note);
  });

  it('does not blow an answer up that repeats its mark', () => {
    const long = 'A'.repeat(200);
    const { text, restore } = hideIdentifiers(`${long} veio.`, { name: long });
    expect(text).toBe('[NOME-1] veio.');
    expect(restore('[NOME-1] '.repeat(900)).length).toBeLessThan(20_000);
  });

  it.each([
    ['one word', 'a'.repeat(100_000)],
    ['a name again and again', 'Ana '.repeat(25_000)],
    ['spaces', `Ana${' '.repeat(100_000)}`],
    ['digits', '1'.repeat(100_000)],
    ['points and digits', '565.'.repeat(25_000)],
    ['signs of mails', 'a@'.repeat(50_000)],
    ['marks', `a${'\u0301'.repeat(100_000)}`],
    [
      'marks of ours',
      Array.from({ length: 7000 }, (_, n) => `[NOME-${n}] ${n % 2 ? 'ANA' : 'aNa'}`).join(' '),
    ],
  ])('is looked for in linear time in %s', (_, note) => {
    // The processor's time: others may keep it busy.
    const start = process.cpuUsage();
    hideIdentifiers(note, ANA);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
