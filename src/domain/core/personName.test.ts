import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nameFault, personName } from './personName.ts';

const ADDRESS = 'O nome não pode ter endereço de email ou da internet.';
const MARKUP = 'O nome não pode ter os sinais < e >.';
const DOT = 'Deixe um espaço depois do ponto no nome.';

describe('the name of a person or a practice', () => {
  it.each([
    'Ana',
    'Dr. Ana Souza',
    'Dr.Ana Souza',
    'Profa.Dra. Márcia',
    "D'Ávila",
    'D’Ávila',
    'João da Silva Jr.',
    'Maria (mãe)',
    'Ana / Bruno (casal)',
    'J. R. Lima',
    'J.R. Lima',
    'J.R.Lima',
    'Zé-Maria',
    'Silva & Souza',
    'Psi 2.0',
    'Clínica 24 horas',
    'Nº 5 – Espaço Ser',
    'Li Wei, 李伟',
    'Ana... talvez',
    'Com Vida',
    'Site Seguro',
    'Me. Paulo',
  ])('may be %s', (name) => {
    expect(nameFault(name)).toBeNull();
    expect(v.parse(personName('x'), name)).toBe(name);
  });

  it.each([
    ['Ganhe em https://golpe.example', ADDRESS],
    ['//golpe', ADDRESS],
    ['golpe.com', ADDRESS],
    ['x.co', ADDRESS],
    ['c.de', ADDRESS],
    ['Ana c.de', ADDRESS],
    ['sua.de Sá', ADDRESS],
    ['Visite GOLPE.COM.BR agora', ADDRESS],
    ['bit.ly/abc', ADDRESS],
    ['www.golpe', ADDRESS],
    ['10.0.0.1', ADDRESS],
    ['golpe．com', ADDRESS],
    ['golpe。com', ADDRESS],
    ['ana@exemplo.com', ADDRESS],
    ['ana＠exemplo', ADDRESS],
    ['Ana <b>', MARKUP],
    ['Ana ＜img', MARKUP],
    ['ana.souza', DOT],
    ['Maria.', null],
  ])('%s: %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  it.each([
    ['Ana\r\nBcc: outra', 'Ana Bcc: outra'],
    ['Ana C.de Sá', 'Ana C. de Sá'],
    ['A.C.dos Reis', 'A.C. dos Reis'],
    ['Ana\tSouza', 'Ana Souza'],
    ['\u{202e}Ana\u{202c}', 'Ana'],
    ['Ma\u{200b}ria\u{feff}', 'Maria'],
    ['Ana\u{2028}Lu\u{ad}cia', 'Ana Lucia'],
  ])('is kept without what cannot be seen: %j', (given, kept) => {
    expect(v.parse(personName('x'), given)).toBe(kept);
  });

  it('of a hundred thousand signs is refused at once', () => {
    const started = performance.now();
    for (const sign of ['a', '.', 'a.', ' ', '\u{200b}', '<', '@'])
      v.safeParse(personName('x'), sign.repeat(100_000 / sign.length));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
