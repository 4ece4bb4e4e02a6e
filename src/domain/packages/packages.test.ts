import { describe, expect, it } from 'vitest';
import { nextShare, sessionsLeft, shares, unusedOf } from './shares.ts';

const sum = (amounts: readonly number[]) =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0);

describe('a package of sessions', () => {
  it.each([
    [{ sessions: 3, amount: 500 }, [166.67, 166.67, 166.66]],
    [{ sessions: 4, amount: 600 }, [150, 150, 150, 150]],
    [{ sessions: 3, amount: 0.04 }, [0.02, 0.01, 0.01]],
  ])('%j costs %j a session, which together are the price', (sold, each) => {
    expect(shares(sold)).toEqual(each);
    expect(sum(shares(sold))).toBe(Math.round(sold.amount * 100));
  });

  it('adds up to its price in whatever order sessions are taken and given back', () => {
    for (let sessions = 1; sessions <= 12; sessions++) {
      const sold = { sessions, amount: 1000.01 + sessions / 10 };
      const used: number[] = [];
      for (let step = 0; step < 40; step++) {
        const next = nextShare(sold, used);
        if (next === null || (step % 5 === 3 && used.length > 0))
          used.splice(step % used.length, 1);
        else used.push(next);
      }
      for (let next = nextShare(sold, used); next !== null; next = nextShare(sold, used))
        used.push(next);
      expect(used).toHaveLength(sessions);
      expect(sum(used)).toBe(Math.round(sold.amount * 100));
    }
  });

  it('never has less than none left, and none once it is cancelled', () => {
    const sold = { sessions: 4, cancelledAt: null };
    expect([sessionsLeft(sold, 1), sessionsLeft(sold, 4), sessionsLeft(sold, 5)]).toEqual([
      3, 0, 0,
    ]);
    expect(sessionsLeft({ ...sold, cancelledAt: '2026-03-10T12:00:00.000Z' }, 1)).toBe(0);
  });

  it('has left over what was not used, to the centavo', () => {
    expect(unusedOf({ amount: 600 }, [150])).toBe(450);
    expect(unusedOf({ amount: 100 }, [33.34, 33.33])).toBe(33.33);
    expect(unusedOf({ amount: 100 }, [60, 60])).toBe(0);
  });
});
