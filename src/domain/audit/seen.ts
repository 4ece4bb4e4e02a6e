import type { Actor } from '../core/command.ts';
import { definitionOf, type EntityName } from '../core/documents.ts';
import type { Reader } from '../core/entity.ts';
import { clinicalFields, type Patient, recordHolderOf } from '../patients/patient.ts';
import { type RecordPart, recordParts } from './kinds.ts';

/** The groups through which a member of the staff can see a patient. */
export type StaffReader = Extract<Reader, 'administrators' | 'owner' | 'successor'>;

/** `former`: whose patient it was, and who keeps what is her own of that time. */
const tellers = ['administrators', 'owner', 'successor', 'former'] as const;
export type Teller = StaffReader | 'former';

type Held = Pick<Patient, 'psychologistId' | 'recordHolderId'>;

/** Returns the group through which a member of the staff sees the patient. */
function readerOf({ role, userId }: Pick<Actor, 'role' | 'userId'>, patient: Held): StaffReader {
  if (role === 'administrator') return 'administrators';
  return recordHolderOf(patient) === userId ? 'owner' : 'successor';
}

const receivesHealth = (reader: StaffReader): boolean =>
  clinicalFields.some((name) => definitionOf('patients').visible[reader].has(name));

/** True if these readers receive more of a record than registration data. */
export const receivesRecord = (reader: StaffReader): boolean =>
  receivesHealth(reader) || definitionOf('notes').visible[reader].size > 0;

/** The documents that a part shows; the other parts show the patient's own. */
const entityOf: Readonly<Partial<Record<RecordPart, EntityName>>> = {
  documents: 'issuedDocuments',
  sessions: 'appointments',
  notes: 'notes',
  payments: 'payments',
};

/**
 * Returns what such a reader saw by opening a part, as the readers of the entities' fields have it.
 * `null`: nothing of it is theirs to see.
 */
export function partSeen(part: RecordPart, reader: Teller): RecordPart | null {
  const entity = entityOf[part];
  if (!entity && part !== 'export') {
    if (reader === 'former') return null;
    return receivesHealth(reader) ? part : 'registration';
  }
  if (!entity) return part;
  // Successors and former psychologists own what they have written or agreed with the patient.
  const group = reader === 'administrators' ? reader : 'owner';
  return definitionOf(entity).visible[group].size > 0 ? part : null;
}

/** Returns what the patient's own data show to this member of the staff. */
export const patientPartFor = (
  actor: Pick<Actor, 'role' | 'userId'>,
  patient: Held,
): 'health' | 'registration' =>
  receivesHealth(readerOf(actor, patient)) ? 'health' : 'registration';

/** Returns each part that can be told of, with what each group of readers saw by it. */
export const seenParts = (): readonly {
  readonly reader: Teller;
  readonly told: RecordPart;
  readonly seen: RecordPart;
}[] =>
  tellers.flatMap((reader) =>
    recordParts.flatMap((told) => {
      const seen = partSeen(told, reader);
      return seen ? [{ reader, told, seen }] : [];
    }),
  );
