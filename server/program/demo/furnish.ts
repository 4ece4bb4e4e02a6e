import type { PatientInvite } from '../../../src/domain/invites/invite.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { CorrectionRequest } from '../../../src/domain/corrections/correction.ts';
import type { IssuedDocument } from '../../../src/domain/documents/issued.ts';
import type { NoteTemplate } from '../../../src/domain/noteTemplates/template.ts';
import type { SessionPackage } from '../../../src/domain/packages/package.ts';
import type { ProfessionalProfile } from '../../../src/domain/professional/profile.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import { EMBEDDED_READER } from '../../../src/domain/notes/readers.ts';
import { analyseNote } from '../../kernel/ai/embedded/analyse.ts';
import { type Availability, createAvailability } from './agenda/availability.ts';
import { createBusyTimes } from './agenda/busy.ts';
import { DAY_MS } from './calendar.ts';
import { createCorrections } from './corrections.ts';
import { createIssued } from './issued.ts';
import { createBooks } from './payments.ts';
import { withPatientActs } from './agenda/patientActs.ts';
import type { Practice } from './practice.ts';
import { createProfiles } from './people/professional.ts';
import { createRandom, type Random } from './random.ts';
import { createRecurrences, type Recurring } from './agenda/recurrences.ts';
import { createReceipts, type Kept } from './receipts.ts';
import { withoutReminders, withReminders } from './agenda/reminders.ts';
import { createTemplates } from './notes/templates.ts';

/** A practice with all that surrounds its sessions. */
export interface Furnished extends Practice, Availability, Kept {
  readonly recurringAppointments: Recurring['recurringAppointments'];
  readonly payments: readonly Payment[];
  readonly packages: readonly SessionPackage[];
  readonly patientInvites: readonly PatientInvite[];
  readonly professionalProfiles: readonly ProfessionalProfile[];
  readonly noteTemplates: readonly NoteTemplate[];
  readonly issuedDocuments: readonly IssuedDocument[];
  readonly correctionRequests: readonly CorrectionRequest[];
}

/** Somebody who comes and has no account yet was invited two days ago. */
function invite(random: Random, { patients }: Practice, now: number): PatientInvite[] {
  const guest = patients.find(({ isActive, userId }) => isActive && userId === null);
  if (!guest) return [];
  const { id: patientId, psychologistId, email } = guest;
  const createdAt = now - 2 * DAY_MS;
  return [
    {
      id: uuidv7(createdAt, random.bytes),
      patientId,
      psychologistId,
      email,
      status: 'pending',
      expiresAt: new Date(now + 5 * DAY_MS).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
    },
  ];
}

/** Reads each note as the product's own analyser does: no number here is made up. */
const read = (note: Note): Note => ({
  ...note,
  ...analyseNote(note.plaintext),
  reader: EMBEDDED_READER,
  summaryStatus: 'summarized',
});

/** Most summaries were accepted on the evening of their session; those of the last days still wait for it. */
function reviewed(note: Note, now: number): Note {
  const at = Date.parse(note.updatedAt) + 6 * 3_600_000;
  const { summary: text, psychologistId: by } = note;
  if (text === null || at > now - 3 * DAY_MS) return note;
  const isCurrent = true;
  const when = new Date(at).toISOString();
  return { ...note, reviewedSummary: { kind: 'accepted', text, at: when, by, isCurrent } };
}

const analysed = ({ notes }: Practice, now: number): Practice['notes'] =>
  notes.map((note) => reviewed(read(note), now));

/** One note in eight is the psychologist's own, and does not stand in the patient's record. */
const shelved = (notes: Practice['notes']): Practice['notes'] =>
  notes.map((note, place) => ({ ...note, shelf: place % 8 === 3 ? 'private' : 'record' }));

/**
 * Adds availability, another calendar's times, recurrences, fees, payments, packages, an invitation, templates, a document and the reading of its notes to a practice; the same
 * arguments give the same.
 * @param now milliseconds since 1970
 */
export function furnish(practice: Practice, now: number, seed = 11): Furnished {
  const random = createRandom(seed);
  const psychologists = practice.users.filter(({ role }) => role === 'psych');
  const recurring = createRecurrences(random, practice.appointments, now);
  const each = psychologists.map(({ id }) =>
    createAvailability(random, id, practice.appointments, now),
  );
  const books = createBooks(random, practice, now);
  const professionalProfiles = createProfiles(psychologists, now);
  const patientInvites = invite(random, practice, now);
  const busy = psychologists.flatMap(({ id }) =>
    createBusyTimes(random, id, practice.appointments, now),
  );
  return {
    ...practice,
    ...recurring,
    appointments: [
      ...withReminders(withPatientActs(recurring.appointments, psychologists, now), practice, now),
      ...busy,
    ],
    availabilityPeriods: each.flatMap(({ availabilityPeriods }) => availabilityPeriods),
    recurringBreaks: each.flatMap(({ recurringBreaks }) => recurringBreaks),
    availabilityBlocks: each.flatMap(({ availabilityBlocks }) => availabilityBlocks),
    ...books,
    patients: withoutReminders({ ...practice, patients: books.patients }),
    patientInvites,
    professionalProfiles,
    ...createReceipts(books, practice.appointments, professionalProfiles, psychologists, now),
    noteTemplates: psychologists.flatMap(({ id }) => createTemplates(random, id, now)),
    issuedDocuments: createIssued(random, practice, now),
    correctionRequests: createCorrections(practice, now),
    notes: shelved(analysed(practice, now)),
  };
}
