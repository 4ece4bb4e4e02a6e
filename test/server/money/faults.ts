import type { EntityName } from '../../../src/domain/core/documents.ts';
import type { Scene } from './acts.ts';
import { type AnyDoc, honest, type Reading } from './device.ts';
import type { Fault } from './history.ts';

/** Changes the documents of one entity, and leaves all others. */
const of =
  (wanted: EntityName, change: (doc: AnyDoc) => AnyDoc | null): Reading =>
  (entity, doc) =>
    entity === wanted ? change(doc) : doc;

const both =
  (...readings: readonly Reading[]): Reading =>
  (entity, doc) =>
    readings.reduce<AnyDoc | null>((read, one) => read && one(entity, read), doc);

const without = (entity: EntityName, ...fields: readonly string[]): Reading =>
  of(entity, (doc) => ({ ...doc, ...Object.fromEntries(fields.map((field) => [field, null])) }));

/** The person who cares for a patient by now. */
const carerOf = ({ carers, world }: Scene, patientId: unknown): string =>
  world.clinic.people[carers.get(String(patientId)) ?? 'ana'].id;

/** Gives what a psychologist received to whoever cares for the patient now. */
const follows =
  (entity: EntityName): Fault =>
  (scene) =>
    of(entity, (doc) => ({ ...doc, psychologistId: carerOf(scene, doc['patientId']) }));

const hoursLater = (instant: unknown, hours: number): string =>
  new Date(Date.parse(String(instant)) + hours * 3_600_000).toISOString();

/** Mistakes that a practice's books were found to suffer from, or might. */
export const faults: Readonly<Record<string, Fault>> = {
  'the payer is looked up in the record of today': () =>
    both(without('payments', 'parties'), without('packages', 'parties')),
  'the price is looked up in the fee of today': () =>
    both(without('appointments', 'price', 'isFree'), without('patients', 'earlierFees')),
  'the name of who owes is looked up': () => without('appointments', 'patientName'),
  'payments follow their patient': follows('payments'),
  'packages follow their patient': follows('packages'),
  'a session taken from a package is money': () => without('payments', 'packageId'),
  'a passed credit is a sale': () =>
    of('packages', (doc) => ({ ...doc, continues: null, amount: Number(doc['amount']) || 100 })),
  'a refund undoes the month in which the money came': () => without('payments', 'refundedOn'),
  'a cancelled package is worth what was used of it': () =>
    of('packages', (doc) => (doc['cancelledAt'] ? { ...doc, amount: 1, refundedOn: null } : doc)),
  'money without a day counts by the zone of today': () => without('payments', 'paidOn'),
  'a part settles the session': () => without('payments', 'rest'),
  'a receipt is made anew when it is looked at': (_scene, act) =>
    act.name === 'newPayer' ? without('paymentReceipts', 'paper') : honest,
  'sessions move with the zone': (_scene, act) =>
    act.name === 'newZone'
      ? of('appointments', (doc) => ({ ...doc, startAt: hoursLater(doc['startAt'], 1) }))
      : honest,
  'a remark about a series moves its sessions': (_scene, act) =>
    act.name === 'remark'
      ? of('appointments', (doc) =>
          doc['recurringAppointmentId'] ? { ...doc, startAt: hoursLater(doc['startAt'], 24) } : doc,
        )
      : honest,
};
