import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { IssuedDocument } from '../../../../src/domain/documents/issued.ts';
import { shelfOf } from '../../../../src/domain/notes/shelf.ts';
import type { RecordSheet } from '../../../../src/domain/records/sheet.ts';
import type { ServerChange } from '../../../engine/documents/change.ts';
import { authorOf } from './author.ts';
import { removalsIn } from './removals.ts';

/** A patient's record with its present holder. */
export interface Held {
  readonly tenantId: string;
  readonly patientId: string;
  /** The person who cares for the patient. */
  readonly holderId: string;
  /** Since when the record is sealed; `null` where it is not. */
  readonly sealedAt: string | null;
}

type Parts = Pick<RecordSheet, 'sessions' | 'documents' | 'removals'>;

const NOTHING: Parts = { sessions: [], documents: [], removals: [] };

const byStart = (a: Appointment, b: Appointment) => (a.startAt < b.startAt ? -1 : 1);

/** Returns the patient's sessions as they stand in this change, calendars' busy times left out. */
async function sessionsOf(change: ServerChange, patientId: string): Promise<Appointment[]> {
  const found = await change.find('appointments', { equal: { patientId } });
  return found
    .flatMap(({ id }) => change.documents.get('appointments', id) ?? [])
    .toSorted(byStart);
}

/** A copy of what is the psychologist's own is the psychologist's own matter as well. */
const isOfRecord = ({ shelves }: IssuedDocument): boolean => !shelves.includes('private');

/** Returns what each psychologist has of the patient's record, beside notes. */
async function partsOf(
  change: ServerChange,
  { tenantId, patientId }: Held,
): Promise<Map<string, Parts>> {
  const parts = new Map<string, Parts>();
  const add = (id: string, more: (has: Parts) => Partial<Parts>) => {
    const has = parts.get(id) ?? NOTHING;
    parts.set(id, { ...has, ...more(has) });
  };
  for (const { id, psychologistId, startAt, endAt, status } of await sessionsOf(change, patientId))
    add(psychologistId, ({ sessions }) => ({
      sessions: [...sessions, { id, startAt, endAt, status }],
    }));
  const issued = await change.find('issuedDocuments', { equal: { patientId } });
  for (const one of issued.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    if (!isOfRecord(one)) continue;
    const { id, kind, createdAt, recipient, relation, reason, sha256, outcome } = one;
    const document = { id, kind, createdAt, recipient, relation, reason, sha256, outcome };
    add(one.psychologistId, ({ documents }) => ({ documents: [...documents, document] }));
  }
  for (const note of await change.find('notes', { equal: { patientId } }))
    if (shelfOf(note) === 'record') add(note.psychologistId, () => ({}));
  for (const { authorId, ...removal } of await removalsIn(change.tx, tenantId, patientId))
    add(authorId, ({ removals }) => ({ removals: [...removals, removal] }));
  return parts;
}

/**
 * Writes the sheets of a patient's record for whoever holds it now.
 * Each is made anew from what the server has, so the write is idempotent and may come late.
 */
export async function writeSheets(
  change: ServerChange,
  newId: () => string,
  held: Held,
): Promise<void> {
  const { patientId, holderId, sealedAt } = held;
  const known = await change.find('recordSheets', { equal: { patientId } });
  const former = new Map(known.map((sheet) => [sheet.psychologistId, sheet]));
  const parts = await partsOf(change, held);
  for (const psychologistId of new Set([...former.keys(), ...parts.keys()])) {
    const isOwn = psychologistId === holderId;
    const has = parts.get(psychologistId) ?? NOTHING;
    const before = former.get(psychologistId);
    if (isOwn && !before && has.removals.length === 0) continue;
    const id = before?.id ?? newId();
    if (!before) await change.load([['recordSheets', id]]);
    change.documents.put('recordSheets', {
      id,
      patientId,
      psychologistId,
      ...(await authorOf(change, psychologistId)),
      keeperId: isOwn ? null : holderId,
      sealedAt,
      ...(isOwn ? { ...NOTHING, removals: has.removals } : has),
    });
  }
}

/** Takes the sheets of a record that is sealed away from whoever read them. */
export async function sealSheets(
  change: ServerChange,
  patientId: string,
  sealedAt: string,
): Promise<void> {
  for (const sheet of await change.find('recordSheets', { equal: { patientId } }))
    change.documents.put('recordSheets', { ...sheet, sealedAt });
}
