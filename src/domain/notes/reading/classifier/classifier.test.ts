import { describe, expect, it } from 'vitest';
import { Classifier, sharesOf } from './classifier.ts';
import { eachFeature, featuresOf, featuresOfNote } from './features.ts';

describe('the features of words', () => {
  it('are beginnings, pairs up to four words apart, and runs of letters within a word', () => {
    const features = featuresOf(['quer', 'muito', 'sumir', ',', '2026']);
    for (const one of ['quer', 'quer muito', 'quer+sumir', 'quer+0', '~_que', '~umir', '0'])
      expect(features).toContain(one);
    expect(features).not.toContain('quer,');
    expect([...features].filter((one) => one.startsWith('~') && one.includes(' '))).toEqual([]);
  });

  it('tell where their first and last word stand', () => {
    const told: unknown[] = [];
    eachFeature(['quer', 'sumir'], (...one) => told.push(one));
    expect(told).toContainEqual(['quer sumir', 0, 1]);
    expect(told).toContainEqual(['sumir', 1, 1]);
  });

  it('of a note count its last sentence once more, unless that is no sentence', () => {
    const note = featuresOfNote([['chorou'], ['hoje', 'dormiu', 'bem'], ['fim']]);
    expect(note).toContain('>dormiu');
    expect(note).not.toContain('>fim');
    expect(note).not.toContain('>chorou');
  });
});

describe('a linear classifier', () => {
  const classifier = new Classifier({
    learntFrom: '',
    bias: [0.5, 0],
    weights: ['sumir\t0:-10 1:40', 'quer\t1:4'],
  });

  it('adds what each feature speaks for each class, by their number', () => {
    const [calm, danger] = classifier.weigh(new Set(['sumir', 'quer', 'x', 'y']));
    expect(calm).toBeCloseTo(0.5 - 1 / 2);
    expect(danger).toBeCloseTo((4 + 0.4) / 2);
  });

  it('knows nothing of a text without words: what is likely before it', () => {
    expect([...classifier.weigh(new Set())]).toEqual([0.5, 0]);
  });

  it('shares out 1, also where the sums are large', () => {
    const shares = sharesOf(Float64Array.of(1000, 0, 1000));
    for (const [place, share] of [0.5, 0, 0.5].entries()) expect(shares[place]).toBeCloseTo(share);
  });
});
