import { describe, expect, it } from 'vitest';
import { beginningsOf } from './beginnings.ts';
import { riskPatterns } from './patterns.ts';

const list = (expression: string): string[] => [...beginningsOf(expression)].toSorted();

describe('the beginnings of an expression', () => {
  it.each([
    ['bateu', ['bat']],
    ['(?:bat|soc)(?:eu|ou)', ['bat', 'soc']],
    ['n[ao]s', ['nas', 'nos']],
    ['mae?s', ['mae', 'mas']],
    ['é (?:um|o)', ['é o', 'é u']],
    ['(?<=filho )(?=b)bate(?! papo)', ['bat']],
    [String.raw`\d anos`, Array.from({ length: 10 }, (_, digit) => `${digit} a`)],
    ['x[a-z]*', ['x']],
    ['([a-zé0-9]+ ){0,2}bate', ['']],
  ])('are the first three letters that a match may have: “%s”', (expression, letters) => {
    expect(list(expression)).toEqual(letters);
  });

  it('are known of every expression, so that none is tried at every word', () => {
    const anywhere = riskPatterns.filter(({ words }) => beginningsOf(words.source).has(''));
    expect(anywhere).toEqual([]);
  });
});
