import { describe, expect, it } from 'vitest';
import { shownAddress } from './shownAddress.ts';

describe('an e-mail address, as it is stored', () => {
  it.each([
    ['ana@xn--clnica-4va.com.br', 'ana@clínica.com.br'],
    ['ana@exemplo.com', 'ana@exemplo.com'],
    // Cyrillic letters that look like Latin ones.
    ['ana@xn--80ak6aa92e.com', 'ana@xn--80ak6aa92e.com'],
  ])('%s is shown as %s', (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
  });
});
