import { nextShare, ownPart, sessionsLeft } from '../../../domain/packages/shares.ts';
import type { SessionPackage } from '../../../domain/packages/package.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { isFree, priceOf } from '../../../domain/payments/price.ts';
import {
  dueAmount,
  isOwed,
  isPayable,
  openPayment,
  paymentState,
} from '../../../domain/payments/state.ts';
import { coversEverything } from '../../view/coverage.ts';
import { appointmentRow } from '../agenda/appointments.ts';
import { paymentRow } from './finance.ts';
import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { coversSessionsRecords } from '../notes/notes.ts';
import type {
  OwedSession,
  PackageRow,
  PatientPayments,
  PaymentRow,
  SessionPayments,
} from './results.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

/** The shares that were taken of a package. */
const takenOf = ({ indexes }: QueryView, { id, patientId }: SessionPackage): readonly number[] =>
  indexes.paymentsOfPatient
    .get(patientId)
    .filter(({ packageId }) => packageId === id)
    .map(({ amount }) => amount);

export function packageRow(view: QueryView, sold: SessionPackage): PackageRow {
  const taken = takenOf(view, sold);
  const own = ownPart(sold);
  const left = sessionsLeft(own, taken.length);
  return {
    sold,
    used: taken.length,
    taken,
    left,
    share: left > 0 ? nextShare(own, taken) : null,
    mark: view.mark('packages', sold.id),
  };
}

const packagesOf = (view: QueryView, patientId: string): PackageRow[] =>
  view.indexes.packagesOfPatient.get(patientId).map((sold) => packageRow(view, sold));

/**
 * Returns what was agreed with the patient, else what they paid last for one session.
 * `null` for a patient who pays nothing.
 * @param except a session whose own payments say nothing about what is usual
 */
function usualAmount(view: QueryView, patientId: string, except?: string): number | null {
  const patient = view.get('patients', patientId);
  if (patient?.sessionFee != null) return patient.sessionFee || null;
  const last = view.indexes.paymentsOfPatient
    .get(patientId)
    .find(
      ({ status, packageId, appointmentId }) =>
        status === 'paid' && packageId == null && appointmentId !== except,
    );
  return last?.amount ?? null;
}

/**
 * The session as one that money is still to come for; `null` where none is. What was paid last for
 * another session is no debt.
 */
export function owedSession(view: QueryView, session: Appointment): OwedSession | null {
  const payments = view.indexes.paymentsOfAppointment.get(session.id);
  const patient = session.patientId ? view.get('patients', session.patientId) : undefined;
  if (!session.patientId || !isOwed(session, payments, patient)) return null;
  const { id, startAt, endAt, status, patientName = null } = session;
  const amount = dueAmount(session, payments, patient);
  const openId = openPayment(payments)?.id ?? null;
  const price = priceOf(session, patient);
  return { id, startAt, endAt, status, amount, price, openId, patientName };
}

/** How the money for a session stands. */
function moneyOf(view: QueryView, session: Appointment) {
  const { id, patientId } = session;
  const payments = view.indexes.paymentsOfAppointment.get(id);
  const patient = patientId ? view.get('patients', patientId) : undefined;
  const price = priceOf(session, patient);
  const free = isFree(session, patient);
  const usual = patientId && !free ? usualAmount(view, patientId, id) : null;
  return {
    price,
    isFree: free,
    state: paymentState(session, payments, patient),
    isPayable: isPayable(session, payments, patient),
    amount: dueAmount(session, payments, patient) || usual,
    usual: price || usual,
  };
}

/** All that the payment of a session is registered with. */
export const paymentsForSession = defineQuery({
  name: 'payments.forSession',
  run(source: QuerySource, { appointmentId }: { appointmentId: string }): Known<SessionPayments> {
    const { view, coverage } = source;
    const session = view.get('appointments', appointmentId);
    if (!session) return found<SessionPayments>(undefined, coverage.sessions === 'all');
    const payments = view.indexes.paymentsOfAppointment.get(appointmentId);
    const { patientId, psychologistId } = session;
    const packages = patientId ? packagesOf(view, patientId) : [];
    return {
      session: appointmentRow(source, session),
      rows: payments.map((payment) => paymentRow(view, payment)).reverse(),
      isAll: coversSessionsRecords(source, appointmentId),
      ...moneyOf(view, session),
      packages: packages.filter(
        ({ left, sold }) => left > 0 && sold.psychologistId === psychologistId,
      ),
    };
  },
});

/** What a patient paid and owes, and the packages. */
export const paymentsOfPatient = defineQuery({
  name: 'payments.ofPatient',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { patientId: string },
  ): Gathered<PatientPayments> {
    const owed = view.indexes.appointmentsOfPatient
      .get(patientId)
      .flatMap((session) => owedSession(view, session) ?? []);
    return gathered(coversEverything(coverage), {
      rows: view.indexes.paymentsOfPatient
        .get(patientId)
        .map((payment) => paymentRow(view, payment)),
      owed,
      packages: packagesOf(view, patientId),
      fee: view.get('patients', patientId)?.sessionFee ?? null,
      amount: usualAmount(view, patientId),
    });
  },
});

export const paymentById = defineQuery({
  name: 'payments.byId',
  run({ view, coverage }: QuerySource, { id }: { id: string }): Known<PaymentRow> {
    const payment = view.get('payments', id);
    return found(payment && paymentRow(view, payment), coverage.records === 'all');
  },
});

export const packageById = defineQuery({
  name: 'packages.byId',
  run({ view, coverage }: QuerySource, { id }: { id: string }): Known<PackageRow> {
    const sold = view.get('packages', id);
    return found(sold && packageRow(view, sold), coverage.people);
  },
});
