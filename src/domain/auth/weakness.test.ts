import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { strengthOf, weaknessOf } from './weakness.ts';

const helena = {
  name: 'Helena de Araújo Prado',
  email: 'helena.prado@exemplo.com.br',
  tenantName: 'Consultório Jatobá',
  domain: 'jatoba-psi',
  phone: '(11) 98877-6605',
  cpf: '529.982.247-25',
};

const of = (password: string) => weaknessOf(password, helena, commonPasswords);

describe('a password that is refused', () => {
  it.each([
    'password',
    'iloveyou',
    'senha123',
    'brasil',
    'Flamengo',
    'flamengo2019',
    'mudar123',
    'Senha@123',
    'S3nh@123',
    'P@ssw0rd!',
    'maria1234',
    'gratidÃo',
    'Corinthians1910',
    '102030',
    '1q2w3e',
  ])('is one of the commonest, however it is dressed: %s', (password) => {
    expect(of(password)).toBe('common');
  });

  it.each([
    '123456',
    'aaaaaa',
    '      ',
    '\u{a0}\u{2003} \u{a0}\u{2003} ',
    '654321',
    '112233',
    'ababab',
    'abcabcab',
    '123123123',
    'abc123',
    'qwerty',
    'asdfghjkl',
    '123qwe',
    '１２３４５６',
    '31121990',
    '31/12/1990',
    '311290',
    'a'.repeat(100),
  ])('is a pattern: %s', (password) => {
    expect(of(password)).toBe('pattern');
  });

  it.each([
    'heprado',
    'araujo77',
    'Araújo-77',
    'consultoriojatoba',
    'jatoba.psi',
    'pradoaraujo',
    '98877-6605',
    'cel988776605',
    '52998224725',
    '529982247',
  ])('is made of what others know of the person: %s', (password) => {
    expect(of(password)).toBe('personal');
  });
});

describe('a password that is taken', () => {
  it.each([
    'segredo-1',
    'girassol-azul',
    'correto cavalo bateria',
    'xk7pq2',
    'prado-de-girassois',
    'anacronismo',
    'ação direta',
    '漢字密碼安全性',
    '🌻🐎🔋🧷🎈🪁',
  ])('is another: %s', (password) => {
    expect(of(password)).toBeNull();
  });

  it('is judged without knowing the person, and without the list', () => {
    expect(weaknessOf('araujo77', {}, commonPasswords)).toBeNull();
    expect(weaknessOf('brasil', {}, new Set())).toBeNull();
    expect(weaknessOf('123456', {}, new Set())).toBe('pattern');
  });
});

it('is judged at once, whatever it and the person are called', () => {
  const name = 'ab '.repeat(85);
  const before = performance.now();
  for (let n = 0; n < 100; n += 1)
    weaknessOf(
      '1a'.repeat(47) + '!'.repeat(5),
      { ...helena, name, tenantName: name },
      commonPasswords,
    );
  expect(performance.now() - before).toBeLessThan(3000);
});

describe('how hard a password is to guess', () => {
  it.each([
    ['xk7pq2', 'fair'],
    ['segredo-123', 'fair'],
    ['girassol-azul', 'good'],
    ['correto cavalo bateria', 'strong'],
    ['xk7pq2abcdefghijklm', 'fair'],
  ] as const)('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
