import { compareTexts } from '../../domain/core/compare.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { AvailabilityBlock } from '../../domain/availability/block.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import { compareNames } from '../../domain/core/names.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import type { SessionPackage } from '../../domain/packages/package.ts';
import type { RecordSheet } from '../../domain/records/sheet.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { Groups } from './groups.ts';
import { SortedIndex } from './sortedIndex.ts';

/** One document before and after a step; absent where it was not or is no more. */
export interface Replacement<D = AnyDocument> {
  readonly before: D | undefined;
  readonly after: D | undefined;
}

/** What lies at a time, of which a range is asked for. */
interface Timed {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
}

const compareStarts = (a: Timed, b: Timed): number =>
  compareTexts(a.startAt, b.startAt) || compareTexts(a.id, b.id);

/** The longest of some, in milliseconds, where it is longer than what was known. */
function longest(known: number, added: readonly Timed[]): number {
  let found = known;
  for (const { startAt, endAt } of added) {
    // Most end on the day on which they start: no need to read the dates.
    if (startAt.startsWith(endAt.slice(0, 10))) continue;
    found = Math.max(found, Date.parse(endAt) - Date.parse(startAt));
  }
  return found;
}

const compareNewest = (a: Note, b: Note): number =>
  compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id);

const DAY_MS = 86_400_000;

/** The view's documents in the orders in which screens ask for them. */
export class Indexes {
  readonly appointments = new SortedIndex<Appointment>(compareStarts);
  /** Blocks of one date; ten years of them are many. */
  readonly blocksOnce = new SortedIndex<AvailabilityBlock>(compareStarts);
  /** Blocks that come again; they are few. */
  readonly blocksWeekly = new Set<AvailabilityBlock>();
  readonly appointmentsOfPatient = new Groups<Appointment>((a) => a.patientId, compareStarts);
  readonly patients = new SortedIndex<Patient>(compareNames);
  readonly notesOfAppointment = new Groups<Note>(
    (note) => note.appointmentId,
    (a, b) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a.id, b.id),
  );
  /** The newest first. */
  readonly notes = new SortedIndex<Note>(compareNewest);
  readonly notesOfPatient = new Groups<Note>(({ patientId }) => patientId, compareNewest);
  readonly paymentsOfAppointment = new Groups<Payment>(
    (payment) => payment.appointmentId,
    (a, b) => compareTexts(a.createdAt, b.createdAt) || compareTexts(a.id, b.id),
  );
  /** The one that was registered last first. */
  readonly paymentsOfPatient = new Groups<Payment>(
    ({ patientId }) => patientId,
    (a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id),
  );
  /** The oldest first. */
  readonly packagesOfPatient = new Groups<SessionPackage>(
    ({ patientId }) => patientId,
    (a, b) => compareTexts(a.paidOn, b.paidOn) || compareTexts(a.id, b.id),
  );
  readonly sheetsOfPatient = new Groups<RecordSheet>(
    ({ patientId }) => patientId,
    (a, b) => compareTexts(a.id, b.id),
  );
  /** Notes of which two texts stand side by side. */
  readonly notesInConflict = new Set<Note>();
  #activePatients = 0;
  #longestMs = DAY_MS;
  #longestBlockMs = DAY_MS;

  get activePatients(): number {
    return this.#activePatients;
  }

  /** No session in the view is longer, in milliseconds. */
  get longestMs(): number {
    return this.#longestMs;
  }

  /** No block of one date is longer, in milliseconds. */
  get longestBlockMs(): number {
    return this.#longestBlockMs;
  }

  update(entity: EntityName, replacements: Iterable<Replacement>): void {
    const removed: AnyDocument[] = [];
    const added: AnyDocument[] = [];
    for (const { before, after } of replacements) {
      if (before) removed.push(before);
      if (after) added.push(after);
    }
    if (entity === 'appointments')
      this.#updateAppointments(removed as Appointment[], added as Appointment[]);
    if (entity === 'patients') this.#updatePatients(removed as Patient[], added as Patient[]);
    if (entity === 'notes') this.#updateNotes(removed as Note[], added as Note[]);
    if (entity === 'payments') this.#updatePayments(removed as Payment[], added as Payment[]);
    if (entity === 'packages')
      this.packagesOfPatient.update(removed as SessionPackage[], added as SessionPackage[]);
    if (entity === 'recordSheets')
      this.sheetsOfPatient.update(removed as RecordSheet[], added as RecordSheet[]);
    if (entity === 'availabilityBlocks')
      this.#updateBlocks(removed as AvailabilityBlock[], added as AvailabilityBlock[]);
  }

  #updateAppointments(removed: readonly Appointment[], added: readonly Appointment[]): void {
    this.appointments.update(removed, added);
    this.appointmentsOfPatient.update(removed, added);
    this.#longestMs = longest(this.#longestMs, added);
  }

  #updateBlocks(removed: readonly AvailabilityBlock[], added: readonly AvailabilityBlock[]): void {
    const once = ({ isRecurring }: AvailabilityBlock) => !isRecurring;
    const addedOnce = added.filter(once);
    this.blocksOnce.update(removed.filter(once), addedOnce);
    this.#longestBlockMs = longest(this.#longestBlockMs, addedOnce);
    for (const block of removed) this.blocksWeekly.delete(block);
    for (const block of added) if (block.isRecurring) this.blocksWeekly.add(block);
  }

  #updateNotes(removed: readonly Note[], added: readonly Note[]): void {
    this.notesOfAppointment.update(removed, added);
    this.notes.update(removed, added);
    this.notesOfPatient.update(removed, added);
    for (const note of removed) this.notesInConflict.delete(note);
    for (const note of added) if (note.conflicts.length > 0) this.notesInConflict.add(note);
  }

  #updatePayments(removed: readonly Payment[], added: readonly Payment[]): void {
    this.paymentsOfAppointment.update(removed, added);
    this.paymentsOfPatient.update(removed, added);
  }

  #updatePatients(removed: readonly Patient[], added: readonly Patient[]): void {
    this.patients.update(removed, added);
    const active = (patients: readonly Patient[]) =>
      patients.reduce((sum, { isActive }) => sum + (isActive ? 1 : 0), 0);
    this.#activePatients += active(added) - active(removed);
  }
}
