import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../../test/fixtures/notes/examples.ts';
import { atOnce } from '../../../../core/steps.ts';
import type { RiskKind } from '../kinds.ts';
import { riskPassagesOf } from '../riskPassages.ts';

const kindsOf = (text: string): RiskKind[] => atOnce(riskPassagesOf(text)).map(({ kind }) => kind);

describe('signs of danger by what happens', () => {
  it.each(examples.signs)('are found: %s in “%s”', (kind, text) => {
    expect(kindsOf(text)).toContain(kind);
  });

  it.each(examples.calmSigns)('are not seen in “%s”', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});
