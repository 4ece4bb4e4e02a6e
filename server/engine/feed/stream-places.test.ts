import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { createStreamPlaces, type StreamOwner } from './stream-places.ts';

const closing = new AbortController();
const limits = { session: 2, person: 3, practice: 5, instance: 7 };
const owner = (changes: Partial<StreamOwner> = {}): StreamOwner => ({
  tenantId: 'clinic',
  userId: 'ana',
  sessionId: 'phone',
  ...changes,
});
const ended = (places: { signal: AbortSignal }[]): boolean[] =>
  places.map(({ signal }) => signal.aborted);
const refusal = (take: () => unknown): unknown => {
  try {
    return take();
  } catch (error) {
    return error instanceof DomainError && error.status;
  }
};

describe('places for event streams', () => {
  it('are a few for each sign-in: the oldest ends', () => {
    const { take } = createStreamPlaces(closing.signal, limits);
    const places = [1, 2, 3, 4].map(() => take(owner()));
    expect(ended(places)).toEqual([true, true, false, false]);
  });

  it('are a few for each person, whose oldest ends, and nobody else’s', () => {
    const { take } = createStreamPlaces(closing.signal, limits);
    const other = take(owner({ userId: 'bruno', sessionId: 'other' }));
    const places = ['a', 'b', 'c', 'd'].map((sessionId) => take(owner({ sessionId })));
    expect(ended([other, ...places])).toEqual([false, true, false, false, false]);
  });

  it('are refused beyond those of a practice and of the server, with a time to come back', () => {
    const { take } = createStreamPlaces(closing.signal, limits);
    const person = (tenantId: string) => (i: number) => take(owner({ tenantId, userId: `${i}` }));
    const five = [1, 2, 3, 4, 5].map(person('clinic'));
    expect(refusal(() => person('clinic')(6))).toBe(429);
    [1, 2].forEach(person('other'));
    expect(refusal(() => person('third')(1))).toBe(429);
    five[0]?.release();
    five[0]?.release();
    expect(ended([person('clinic')(6)])).toEqual([false]);
    expect(refusal(() => person('clinic')(7))).toBe(429);
  });

  it('end with the server', () => {
    const ending = new AbortController();
    const { take } = createStreamPlaces(ending.signal, limits);
    const place = take(owner());
    ending.abort();
    expect(ended([place, take(owner())])).toEqual([true, true]);
  });
});
