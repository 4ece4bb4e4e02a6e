import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/fixtures/notes/examples.ts';
import { atOnce } from '../../../core/steps.ts';
import { riskPassagesOf } from './riskPassages.ts';

const markedIn = (text: string): readonly string[] =>
  atOnce(riskPassagesOf(text)).map(({ words }) => words);

describe('words of danger', () => {
  it.each(examples.pairs)('of %s are none in “%s”, but are in “%s”', (_, harmless, danger) => {
    expect(markedIn(harmless)).toEqual([]);
    expect(markedIn(danger)).not.toEqual([]);
  });
});
