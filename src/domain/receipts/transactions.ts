import type { Appointment } from '../appointments/appointment.ts';
import type { SessionPackage } from '../packages/package.ts';
import { toCents } from '../payments/amount.ts';
import { type Payment, type PaymentMethod, type PaymentStatus } from '../payments/payment.ts';
import { refundedCents } from '../payments/refund.ts';
import { paymentDay } from '../payments/state.ts';
import type { MoneyCorrection } from '../payments/corrections.ts';
import type { KeptParties } from './parties.ts';

type Session = Pick<Appointment, 'startAt' | 'endAt' | 'status'>;

/** Money that was given back. */
export interface Refund {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Whole centavos. */
  readonly cents: number;
  /** The part for sessions that were missed. */
  readonly missedCents: number;
}

/** Money that came at once: a payment, one transfer for several sessions, or the price of a package. */
export interface Transaction {
  /** Of the transfer, the payment or the package. */
  readonly id: string;
  readonly patientId: string;
  readonly psychologistId: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Whole centavos that came, also if they went back since; or that were asked for. */
  readonly cents: number;
  /** Of these, for sessions that were missed. */
  readonly missedCents: number;
  /** Refunds of it, the earliest first. */
  readonly refunds: readonly Refund[];
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  /** Those that it pays, by start; of a package none. */
  readonly sessions: readonly Session[];
  /** How many sessions a package has; `null`: it is none. */
  readonly sold: number | null;
  /** The parties as they were kept; see `partiesAtPayment`. */
  readonly parties: KeptParties | null;
  /** Ids of the payments that it consists of; none of a package. */
  readonly parts: readonly string[];
  /** Changes after the money had come, the first one first. */
  readonly corrections: readonly MoneyCorrection[];
}

export interface Received {
  readonly payments: Iterable<Payment>;
  readonly packages: Iterable<SessionPackage>;
  readonly sessionOf: (appointmentId: string) => Session | undefined;
  readonly zone: string;
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + toCents(amount), 0);

const byStart = (a: Session, b: Session): number => (a.startAt < b.startAt ? -1 : 1);

const byDay = (a: Refund, b: Refund): number => (a.day < b.day ? -1 : 1);

/** Returns what went back of payments, for a session that was missed or for others. */
const refundsOf = (
  payments: readonly Payment[],
  isMissed: (payment: Payment) => boolean,
): readonly Refund[] =>
  payments
    .flatMap((payment): Refund[] => {
      const cents = refundedCents(payment);
      if (!payment.refundedOn) return [];
      return [{ day: payment.refundedOn, cents, missedCents: isMissed(payment) ? cents : 0 }];
    })
    .toSorted(byDay);

/** The payments of one transfer: those of them whose money came, or where none did, all. */
function transfer(id: string, all: readonly Payment[], of: Received): Transaction | null {
  const came = all.filter(({ status, refundedOn }) => status === 'paid' || refundedOn);
  const counted = came.length > 0 ? came : all;
  const last = counted.at(-1);
  if (!last) return null;
  const isMissed = ({ appointmentId }: Payment): boolean =>
    of.sessionOf(appointmentId)?.status === 'no_show';
  return {
    id,
    patientId: last.patientId,
    psychologistId: last.psychologistId,
    day: paymentDay(last, of.zone),
    cents: sumOf(counted),
    missedCents: sumOf(counted.filter(isMissed)),
    refunds: refundsOf(counted, isMissed),
    status: came.length > 0 ? 'paid' : last.status,
    method: last.paymentMethod,
    sessions: counted
      .flatMap(({ appointmentId }) => of.sessionOf(appointmentId) ?? [])
      .toSorted(byStart),
    sold: null,
    parties: last.parties ?? null,
    parts: counted.map(({ id: part }) => part),
    corrections: last.corrections ?? [],
  };
}

function sale(sold: SessionPackage): Transaction {
  const { refundedOn: day } = sold;
  return {
    id: sold.id,
    patientId: sold.patientId,
    psychologistId: sold.psychologistId,
    day: sold.paidOn,
    cents: toCents(sold.amount),
    missedCents: 0,
    refunds: day ? [{ day, cents: refundedCents(sold), missedCents: 0 }] : [],
    status: 'paid',
    method: sold.paymentMethod,
    sessions: [],
    sold: sold.sessions,
    parties: sold.parties ?? null,
    parts: [],
    corrections: sold.corrections ?? [],
  };
}

/** All the money that came or was asked for, by day. A session that is taken out of a package was paid with it. */
export function transactionsOf(of: Received): readonly Transaction[] {
  const transfers = new Map<string, Payment[]>();
  for (const payment of of.payments) {
    if (payment.packageId) continue;
    const id = payment.transactionId ?? payment.id;
    const group = transfers.get(id);
    if (group) group.push(payment);
    else transfers.set(id, [payment]);
  }
  const all = [
    ...[...transfers].flatMap(([id, payments]) => transfer(id, payments, of) ?? []),
    ...[...of.packages].filter(({ continues }) => !continues).map(sale),
  ];
  return all.sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1));
}
