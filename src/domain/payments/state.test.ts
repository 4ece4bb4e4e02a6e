import { describe, expect, it } from 'vitest';
import type { Appointment } from '../appointments/appointment.ts';
import type { PaymentStatus, Rest } from './payment.ts';
import { dueAmount, isOwed, isPayable, paymentDay, paymentState } from './state.ts';

const session = (status: Appointment['status'], patientId: string | null = 'p') => ({
  status,
  patientId,
  startAt: '2026-03-01T12:00:00.000Z',
});
/** Registered one after the other. */
const payments = (...statuses: PaymentStatus[]) =>
  statuses.map((status, place) => ({
    id: String(place),
    status,
    amount: 100,
    createdAt: `2026-03-0${place + 1}T12:00:00.000Z`,
  }));

const CHARGED = { sessionFee: null };
const FREE = { sessionFee: 0 };

describe('how a session stands', () => {
  it.each([
    ['completed', [], 'pending', true],
    ['no_show', [], 'pending', true],
    ['completed', ['pending'], 'pending', true],
    ['completed', ['failed'], 'failed', true],
    ['completed', ['paid', 'failed'], 'paid', false],
    ['completed', ['failed', 'refunded'], 'refunded', false],
    ['completed', ['refunded', 'pending'], 'pending', true],
    ['scheduled', [], null, false],
    ['expired', [], null, false],
    ['cancelled', [], null, false],
    ['cancelled', ['refunded'], 'refunded', false],
    ['cancelled', ['paid'], 'paid', false],
  ] as const)('%s with %j: %s, owed: %s', (status, made, state, owed) => {
    expect(paymentState(session(status), payments(...made), CHARGED)).toBe(state);
    expect(isOwed(session(status), payments(...made), CHARGED)).toBe(owed);
  });

  it.each([
    ['completed', [], null, false],
    ['no_show', [], null, false],
    ['completed', ['pending'], 'pending', true],
    ['completed', ['failed'], 'failed', true],
    ['completed', ['paid'], 'paid', false],
  ] as const)(
    'of who is treated for free owes what somebody registered alone: %s with %j: %s, owed: %s',
    (status, made, state, owed) => {
      expect(paymentState(session(status), payments(...made), FREE)).toBe(state);
      expect(isOwed(session(status), payments(...made), FREE)).toBe(owed);
      expect(isPayable(session(status), payments(...made), FREE)).toBe(state !== 'paid');
    },
  );

  it('owes nothing where nobody was there to owe', () => {
    expect(paymentState(session('completed', null), [], undefined)).toBeNull();
    expect(isPayable(session('completed', null), [], undefined)).toBe(false);
  });

  it('can be paid anew after what was given back', () => {
    expect(isPayable(session('completed'), payments('refunded'), CHARGED)).toBe(true);
    expect(isPayable(session('completed'), payments('refunded', 'paid'), CHARGED)).toBe(false);
    expect(isPayable(session('scheduled'), [], CHARGED)).toBe(false);
  });

  it.each([
    [[[100, null]], 'paid', null],
    [[[100, 'discount']], 'paid', null],
    [[[100, 'due']], 'pending', 50],
    [
      [
        [100, 'due'],
        [20.1, 'due'],
      ],
      'pending',
      29.9,
    ],
    [
      [
        [100, 'due'],
        [50, 'due'],
      ],
      'paid',
      null,
    ],
    [
      [
        [100, 'due'],
        [20, 'discount'],
      ],
      'paid',
      null,
    ],
    [
      [
        [100, 'due'],
        [50, null],
      ],
      'paid',
      null,
    ],
    [[[200, 'due']], 'paid', null],
  ] as const)('at a price of 150 with %j: %s, due: %s', (parts, state, due) => {
    const made = parts.map(([amount, rest]: readonly [number, Rest | null], place) => ({
      ...payments('paid')[0]!,
      id: String(place),
      amount,
      rest,
    }));
    const fee = { sessionFee: 150 };
    expect(paymentState(session('completed'), made, fee)).toBe(state);
    expect(isOwed(session('completed'), made, fee)).toBe(due !== null);
    expect(isPayable(session('completed'), made, fee)).toBe(due !== null);
    const isDue = isOwed(session('completed'), made, fee);
    expect(isDue ? dueAmount(session('completed'), made, fee) : null).toBe(due);
    expect(paymentState(session('cancelled'), made, fee)).toBe('paid');
  });

  it('has due what was registered as open, else the price', () => {
    const open = payments('refunded', 'pending').map((one) => ({ ...one, amount: 120 }));
    expect(dueAmount(session('completed'), open, { sessionFee: 150 })).toBe(120);
    expect(dueAmount(session('completed'), [], { sessionFee: 150 })).toBe(150);
    expect(dueAmount(session('completed'), [], CHARGED)).toBeNull();
  });

  it('was paid on the day that was said, else on the clinic’s day of its registration', () => {
    const createdAt = '2026-03-01T02:00:00.000Z';
    expect(paymentDay({ paidOn: '2026-02-10', createdAt }, 'America/Sao_Paulo')).toBe('2026-02-10');
    expect(paymentDay({ createdAt }, 'America/Sao_Paulo')).toBe('2026-02-28');
  });
});
