import { describe, expect, it } from 'vitest';
import { faultLine } from './faultLine.ts';

describe('the line of a fault', () => {
  it('says the name and where it arose', () => {
    expect(faultLine(new TypeError('x is not a function'))).toMatch(
      /^TypeError at faultLine\.test\.ts:\d+:\d+/,
    );
  });

  it('repeats nothing of the message, not even what looks like a place', () => {
    const error = new Error('chora ao falar da mãe\n    at segredo (nota.ts:1:2)\nnota.ts:3:4');
    expect(faultLine(error)).not.toMatch(/mãe|segredo|nota/);
  });

  it('says the kind of what is no error', () => {
    expect(faultLine('chora ao falar da mãe')).toBe('string');
  });
});
