import { describe, expect, it } from 'vitest';
import { EARLIER_FEES_MAX, feeAt, isFree, keptPrice, priceOf, withEarlierFee } from './price.ts';

const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const session = (number: number) => ({ startAt: day(number) });

describe('a fee', () => {
  const patient = {
    sessionFee: 200,
    earlierFees: [
      { fee: null, until: day(5) },
      { fee: 150, until: day(10) },
    ],
  };

  it.each([
    [1, null],
    [5, 150],
    [9, 150],
    [10, 200],
    [20, 200],
  ])('on day %d of the month is %s', (number, fee) => {
    expect(feeAt(patient, day(number))).toBe(fee);
  });

  it('is unknown of a patient who is not seen', () => {
    expect(feeAt(undefined, day(1))).toBeNull();
  });

  it('ends when another one is said, and never before the one before it', () => {
    const { earlierFees } = patient;
    expect(withEarlierFee(patient, day(12))).toEqual([
      ...earlierFees,
      { fee: 200, until: day(12) },
    ]);
    expect(withEarlierFee(patient, day(7))).toEqual([...earlierFees, { fee: 200, until: day(10) }]);
    expect(withEarlierFee({}, day(7))).toEqual([{ fee: null, until: day(7) }]);
  });

  it('is one of a bounded number', () => {
    let fees = withEarlierFee({ sessionFee: 0 }, day(1));
    for (let fee = 1; fee <= EARLIER_FEES_MAX; fee += 1)
      fees = withEarlierFee({ sessionFee: fee, earlierFees: fees }, day(2));
    expect([fees.length, fees[0]?.fee]).toEqual([EARLIER_FEES_MAX, 1]);
  });
});

describe('a price', () => {
  const raised = { sessionFee: 200, earlierFees: [{ fee: 150, until: day(10) }] };

  it('is what the session kept, else the fee of when it began', () => {
    expect(priceOf({ ...session(1), price: 90 }, raised)).toBe(90);
    expect(priceOf({ ...session(1), price: 0 }, raised)).toBe(0);
    expect(priceOf({ ...session(1), price: null }, raised)).toBe(150);
    expect(priceOf(session(10), raised)).toBe(200);
  });

  it('of nothing is another thing than one that nobody has said', () => {
    expect(isFree(session(1), { sessionFee: 0 })).toBe(true);
    expect(isFree(session(1), { sessionFee: null })).toBe(false);
    expect(isFree(session(1), undefined)).toBe(false);
    expect(isFree({ ...session(1), price: 0 }, { sessionFee: 150 })).toBe(true);
    expect(isFree(session(1), { ...raised, sessionFee: 0 })).toBe(false);
  });

  it('of nothing is told to a portal, which sees no fee', () => {
    expect(isFree({ ...session(1), isFree: true }, undefined)).toBe(true);
    expect(isFree({ ...session(1), isFree: false }, undefined)).toBe(false);
  });

  it('is kept as it is reckoned', () => {
    expect(keptPrice(session(1), raised)).toEqual({ price: 150, isFree: false });
    expect(keptPrice(session(1), { sessionFee: 0 })).toEqual({ price: 0, isFree: true });
    expect(keptPrice(session(1), undefined)).toEqual({ price: null, isFree: false });
  });
});
