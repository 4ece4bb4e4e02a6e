import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folding a text', () => {
  it('leaves no accents and no capitals', () => {
    expect(fold('NÃO, Ângela')).toBe('nao, angela');
    expect(fold('na\u0303o')).toBe('nao');
  });

  it('takes little time for marks that are heaped on one letter', () => {
    const started = performance.now();
    expect(fold(`a${'\u0301\u0327'.repeat(50_000)}b`)).toBe('ab');
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
