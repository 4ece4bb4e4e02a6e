import { isOpen } from '../../../src/domain/appointments/state.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { SessionPackage } from '../../../src/domain/packages/package.ts';
import { shares } from '../../../src/domain/packages/shares.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Payment, PaymentMethod } from '../../../src/domain/payments/payment.ts';
import { DAY_MS, dayOf, MINUTE_MS } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import { partiesOf } from '../../../src/domain/receipts/parties.ts';
import { hasCome } from '../../../src/domain/payments/state.ts';

/** In reais; each patient has agreed on one. */
const PRICES = [150, 180, 200, 220, 250, 280, 320] as const;

/** Of some nobody has written down what they pay. */
const demoFee = (number: number): number | null =>
  number % 9 === 7 ? null : createRandom(number + 101).pick(PRICES);

/** Most people pay by Pix. */
const methodOf = (random: Random): PaymentMethod =>
  random.chance(0.6)
    ? 'pix'
    : random.pick(['credit_card', 'credit_card', 'debit_card', 'cash', 'bank_transfer', 'other']);

const REMARKS = ['Recibo enviado.', 'Pagou no início da sessão.', 'Pagou adiantado.'] as const;

function statusOf(random: Random, endAt: number, now: number): Payment['status'] {
  if (endAt > now - 21 * DAY_MS && random.chance(0.2)) return 'pending';
  const luck = random.next();
  if (luck < 0.96) return 'paid';
  return luck < 0.98 ? 'failed' : 'refunded';
}

/** What was paid for the sessions that took place; a few are forgotten, as happens. */
function createPayments(
  random: Random,
  fees: ReadonlyMap<string, number>,
  appointments: readonly Appointment[],
  now: number,
): Payment[] {
  return appointments.flatMap((session) => {
    const { id: appointmentId, patientId, psychologistId, status } = session;
    const endAt = Date.parse(session.endAt);
    if (!patientId || isOpen(session) || status !== 'completed' || random.chance(0.05)) return [];
    const createdAt = Math.min(endAt + random.between(1, 4000) * MINUTE_MS, now);
    const state = statusOf(random, endAt, now);
    const isReceived = hasCome(state);
    return {
      id: uuidv7(createdAt, random.bytes),
      appointmentId,
      patientId,
      psychologistId,
      amount: fees.get(patientId) ?? 200,
      paymentMethod: methodOf(random),
      status: state,
      notes: random.chance(0.06) ? random.pick(REMARKS) : null,
      paidOn: isReceived ? dayOf(createdAt) : null,
      transactionId: null,
      packageId: null,
      rest: null,
      refundedOn: state === 'refunded' ? dayOf(createdAt) : null,
      refundedAmount: null,
      createdAt: new Date(createdAt).toISOString(),
    };
  });
}

const TRANSFERRED = 3;
const [SOLD, TAKEN] = [8, 4];

/** The last payments of the first patient, other than these, who has paid so many. */
function lastPaid(
  payments: readonly Payment[],
  count: number,
  others: ReadonlySet<string>,
): readonly Payment[] {
  const paid = payments.filter(
    ({ status, patientId }) => status === 'paid' && !others.has(patientId),
  );
  for (const patientId of new Set(paid.toReversed().map((one) => one.patientId))) {
    const own = paid.filter((one) => one.patientId === patientId);
    if (own.length >= count) return own.slice(-count);
  }
  return [];
}

/** Three sessions that came as one transfer, on the day of the last. */
function transfer(random: Random, parts: readonly Payment[]): readonly Payment[] {
  const last = parts.at(-1);
  if (!last) return [];
  const { createdAt, paidOn, paymentMethod } = last;
  const transactionId = uuidv7(Date.parse(createdAt), random.bytes);
  return parts.map((one) => ({ ...one, createdAt, paidOn, paymentMethod, transactionId }));
}

/** A package of which half is used: sold on the day of the first session that was taken out of it. */
function sell(random: Random, taken: readonly Payment[]) {
  const [first] = taken;
  if (!first?.paidOn) return { packages: [], taken: [] };
  const sold: SessionPackage = {
    id: uuidv7(Date.parse(first.createdAt), random.bytes),
    patientId: first.patientId,
    psychologistId: first.psychologistId,
    sessions: SOLD,
    // Does not come out even: the first sessions cost one centavo more.
    amount: Math.round(first.amount * SOLD * 0.9) + 0.05,
    paymentMethod: 'pix',
    paidOn: first.paidOn,
    notes: null,
    createdAt: first.createdAt,
    cancelledAt: null,
    refundedOn: null,
    refundedAmount: null,
    isRefundFilled: null,
    continues: null,
    passedSessions: null,
    passedAmount: null,
  };
  const each = shares(sold);
  const { id: packageId, paymentMethod } = sold;
  return {
    packages: [sold],
    taken: taken.map((one, place) => ({
      ...one,
      amount: each[place] ?? one.amount,
      paymentMethod,
      packageId,
    })),
  };
}

export interface Books {
  readonly patients: readonly Patient[];
  readonly payments: readonly Payment[];
  readonly packages: readonly SessionPackage[];
}

/** What each patient pays, what was paid, one transfer for three sessions, and a package half used. */
export function createBooks(
  random: Random,
  {
    patients,
    appointments,
  }: Pick<Books, 'patients'> & { readonly appointments: readonly Appointment[] },
  now: number,
): Books {
  const charged = patients.map((one, number) => ({ ...one, sessionFee: demoFee(number) }));
  const fees = new Map(charged.map(({ id, sessionFee }) => [id, sessionFee ?? 0] as const));
  const payments = createPayments(
    random,
    new Map([...fees].filter(([, fee]) => fee > 0)),
    appointments,
    now,
  );
  const parts = transfer(random, lastPaid(payments, TRANSFERRED, new Set()));
  const payers = new Set(parts.map(({ patientId }) => patientId));
  const { packages, taken } = sell(random, lastPaid(payments, TAKEN, payers));
  const people = new Map(patients.map((one) => [one.id, partiesOf(one)]));
  const withParties = <M extends Payment | SessionPackage>(money: M): M => ({
    ...money,
    parties: people.get(money.patientId) ?? null,
  });
  const changed = new Map([...parts, ...taken].map((one) => [one.id, one]));
  return {
    patients: charged,
    payments: payments.map((one) => withParties(changed.get(one.id) ?? one)),
    packages: packages.map(withParties),
  };
}
