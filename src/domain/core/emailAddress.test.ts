import { describe, expect, it } from 'vitest';
import { emailAddress } from './emailAddress.ts';

describe('an e-mail address', () => {
  it.each([
    ['  Ana@Exemplo.COM ', 'ana@exemplo.com'],
    ['ana@exemplo.com\u200B', 'ana@exemplo.com'],
    ['\u2068ana@exemplo.com\u2069', 'ana@exemplo.com'],
    ['\u00A0ana@exemplo.com\u202F', 'ana@exemplo.com'],
    ['a\u00ADna@exemplo.com', 'ana@exemplo.com'],
    ['ana@clínica.com.br', 'ana@xn--clnica-4va.com.br'],
    ['ana@CLÍNICA.com.br', 'ana@xn--clnica-4va.com.br'],
    ['ana@xn--clnica-4va.com.br', 'ana@xn--clnica-4va.com.br'],
    ['ana@clinica--paz.com.br', 'ana@clinica--paz.com.br'],
    ['ana@a-b--c.d-e.com', 'ana@a-b--c.d-e.com'],
    ["joana.d'arc@exemplo.com", "joana.d'arc@exemplo.com"],
    ['ana--maria@exemplo.com', 'ana--maria@exemplo.com'],
    ['ana+clinica@exemplo.com', 'ana+clinica@exemplo.com'],
    ['_ana_@exemplo.com', '_ana_@exemplo.com'],
    ['ana@exemplo.xn--p1ai', 'ana@exemplo.xn--p1ai'],
    ['1@1.com', '1@1.com'],
  ])('%j is stored as %s', (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
  });

  it.each([
    '',
    '@',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo.c',
    'ana@@exemplo.com',
    'ana bia@exemplo.com',
    'ana@exem plo.com',
    '.ana@exemplo.com',
    'ana.@exemplo.com',
    'ana..bia@exemplo.com',
    'ana@-exemplo.com',
    'ana@exemplo-.com',
    'ana@exemplo..com',
    'ana@exemplo.com.',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana@exemplo.com:25',
    'ana@exemplo.com/x',
    'ana@exemplo.com?x',
    'ana@exem_plo.com',
    'ana@xn--0.com',
    'joão@exemplo.com',
    '"ana bia"@exemplo.com',
    'Ana <ana@exemplo.com>',
    'ana@exemplo.com, bia@exemplo.com',
    `${'a'.repeat(65)}@exemplo.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(130)}com`,
  ])('is not %j', (typed) => {
    expect(emailAddress(typed)).toBeNull();
  });

  it('is no long text', () => {
    for (const sign of ['a', '@', 'a@', '.', 'é', '\u200B', 'a.'])
      expect(emailAddress(`ana@${sign.repeat(100_000)}`)).toBeNull();
  });
});
