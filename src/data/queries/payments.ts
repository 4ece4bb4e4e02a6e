import { nextShare, sessionsLeft } from '../../domain/packages/shares.ts';
import type { SessionPackage } from '../../domain/packages/package.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { isFree, isOwed, latestPayment } from '../../domain/payments/state.ts';
import { coversEverything } from '../view/coverage.ts';
import { appointmentRow } from './appointments.ts';
import { paymentRow } from './finance.ts';
import { found, gathered, type Gathered, type Known } from './known.ts';
import { coversSessionsRecords } from './notes.ts';
import type {
  OwedSession,
  PackageRow,
  PatientPayments,
  SessionPayments,
} from './paymentsResults.ts';
import { defineQuery } from './query.ts';
import type { PaymentRow } from './results.ts';
import type { QuerySource, QueryView } from './source.ts';

/** The shares that were taken of a package. */
const takenOf = ({ indexes }: QueryView, { id, patientId }: SessionPackage): readonly number[] =>
  indexes.paymentsOfPatient
    .get(patientId)
    .filter(({ packageId }) => packageId === id)
    .map(({ amount }) => amount);

export function packageRow(view: QueryView, sold: SessionPackage): PackageRow {
  const taken = takenOf(view, sold);
  const left = sessionsLeft(sold, taken.length);
  return {
    sold,
    used: taken.length,
    left,
    share: left > 0 ? nextShare(sold, taken) : null,
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
  if (isFree(patient)) return null;
  if (patient?.sessionFee != null) return patient.sessionFee;
  const last = view.indexes.paymentsOfPatient
    .get(patientId)
    .find(
      ({ status, packageId, appointmentId }) =>
        status === 'paid' && packageId == null && appointmentId !== except,
    );
  return last?.amount ?? null;
}

/**
 * The session as one that money is still to come for; `null` where none is. What it costs is what was registered as open, or
 * agreed with the patient: what was paid last is no debt.
 */
export function owedSession(view: QueryView, session: Appointment): OwedSession | null {
  const payments = view.indexes.paymentsOfAppointment.get(session.id);
  const patient = session.patientId ? view.get('patients', session.patientId) : undefined;
  if (!session.patientId || !isOwed(session, payments, patient)) return null;
  const last = latestPayment(payments.filter(({ status }) => status !== 'refunded'));
  const fee = patient?.sessionFee ?? null;
  const { id, startAt, endAt, status } = session;
  return { id, startAt, endAt, status, amount: last?.amount ?? fee, openId: last?.id ?? null };
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
    const open = latestPayment(payments.filter(({ status }) => status === 'pending'));
    const packages = patientId ? packagesOf(view, patientId) : [];
    return {
      session: appointmentRow(source, session),
      rows: payments.map((payment) => paymentRow(view, payment)).reverse(),
      isAll: coversSessionsRecords(source, appointmentId),
      amount: open?.amount ?? (patientId ? usualAmount(view, patientId) : null),
      usual: patientId ? usualAmount(view, patientId, appointmentId) : null,
      isFree: isFree(patientId ? view.get('patients', patientId) : undefined),
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
