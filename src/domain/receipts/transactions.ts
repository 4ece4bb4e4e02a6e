import type { Appointment } from '../appointments/appointment.ts';
import type { SessionPackage } from '../packages/package.ts';
import { keptOf } from '../packages/shares.ts';
import {
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
  toCents,
} from '../payments/payment.ts';
import { paymentDay } from '../payments/state.ts';

type Session = Pick<Appointment, 'startAt' | 'endAt' | 'status'>;

/** Money that came at once: a payment, one transfer for several sessions, or the price of a package. */
export interface Transaction {
  /** Of the transfer, the payment or the package. */
  readonly id: string;
  readonly patientId: string;
  readonly psychologistId: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Received and kept, whole centavos; of what did not come, what was asked for. */
  readonly cents: number;
  /** Of these, for sessions that were missed. */
  readonly missedCents: number;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  /** Those that it pays, by start; of a package none. */
  readonly sessions: readonly Session[];
  /** How many sessions a package has; `null`: it is none. */
  readonly sold: number | null;
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

/** The payments of one transfer: those of them that were paid, or where none was, all. */
function transfer(id: string, all: readonly Payment[], of: Received): Transaction | null {
  const paid = all.filter(({ status }) => status === 'paid');
  const counted = paid.length > 0 ? paid : all;
  const last = counted.at(-1);
  if (!last) return null;
  const missed = counted.filter(
    ({ appointmentId }) => of.sessionOf(appointmentId)?.status === 'no_show',
  );
  return {
    id,
    patientId: last.patientId,
    psychologistId: last.psychologistId,
    day: paymentDay(last, of.zone),
    cents: sumOf(counted),
    missedCents: sumOf(missed),
    status: last.status,
    method: last.paymentMethod,
    sessions: counted
      .flatMap(({ appointmentId }) => of.sessionOf(appointmentId) ?? [])
      .toSorted(byStart),
    sold: null,
  };
}

function sale(sold: SessionPackage, taken: readonly number[]): Transaction {
  const cents = toCents(keptOf(sold, taken));
  return {
    id: sold.id,
    patientId: sold.patientId,
    psychologistId: sold.psychologistId,
    day: sold.paidOn,
    cents: cents || toCents(sold.amount),
    missedCents: 0,
    status: cents > 0 ? 'paid' : 'refunded',
    method: sold.paymentMethod,
    sessions: [],
    sold: sold.sessions,
  };
}

/** All the money that came or was asked for, by day. A session that is taken out of a package was paid with it. */
export function transactionsOf(of: Received): readonly Transaction[] {
  const transfers = new Map<string, Payment[]>();
  const taken = new Map<string, number[]>();
  for (const payment of of.payments) {
    const { packageId } = payment;
    if (packageId) taken.set(packageId, [...(taken.get(packageId) ?? []), payment.amount]);
    else {
      const id = payment.transactionId ?? payment.id;
      const group = transfers.get(id);
      if (group) group.push(payment);
      else transfers.set(id, [payment]);
    }
  }
  const all = [
    ...[...transfers].flatMap(([id, payments]) => transfer(id, payments, of) ?? []),
    ...[...of.packages].map((sold) => sale(sold, taken.get(sold.id) ?? [])),
  ];
  return all.sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1));
}
