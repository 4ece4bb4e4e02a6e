import { describe, expect, it } from 'vitest';
import { countedScore, estimateOf, faceOf, scoreOf, strengthOf, toneOf } from './mood.ts';

describe('a mood', () => {
  it.each([
    [0.51, '😄'],
    [0.5, '🙂'],
    [0.21, '🙂'],
    [0.2, '😐'],
    [0, '😐'],
    [-0.2, '😐'],
    [-0.21, '🙁'],
    [-0.5, '🙁'],
    [-0.51, '😢'],
  ])('of %d has the face %s', (score, emoji) => expect(faceOf(score).emoji).toBe(emoji));

  it.each([
    [0.31, 'success'],
    [0.3, 'info'],
    [0.11, 'info'],
    [0.1, 'neutral'],
    [-0.1, 'neutral'],
    [-0.11, 'warning'],
    [-0.3, 'warning'],
    [-0.31, 'error'],
  ])('of %d has the colour %s', (score, tone) => expect(toneOf(score)).toBe(tone));

  it.each([
    ['0.42', 0.42],
    [-0.3, -0.3],
    [7, 1],
    ['', null],
    ['abc', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
  ])('is read from %j as %j', (given, score) => expect(scoreOf(given)).toBe(score));

  it.each([
    [{ estimate: 'scored', sentimentScore: 0.3 }, 'scored', 0.3],
    [{ estimate: 'mixed', sentimentScore: null }, 'mixed', null],
    [{ estimate: 'risk', sentimentScore: 0.9 }, 'risk', null],
    [{ estimate: 'scored', sentimentScore: null }, 'none', null],
    [{ sentimentScore: 0.3 }, 'scored', 0.3],
    [{ sentimentScore: 0, emotions: [] }, 'none', null],
    [{ sentimentScore: 0, emotions: [{}] }, 'scored', 0],
    [{ estimate: null, sentimentScore: null }, null, null],
  ] as const)('of %j is %s, and counts as %d', (note, estimate, score) => {
    expect([estimateOf(note), countedScore(note)]).toEqual([estimate, score]);
  });

  it.each([
    [0.6, 'forte'],
    [0.59, 'presente'],
    [0.2, 'presente'],
    [0.19, 'leve'],
  ])('has an emotion of %d as %s', (share, strength) => expect(strengthOf(share)).toBe(strength));
});
