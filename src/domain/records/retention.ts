import type { Documents } from '../core/documents.ts';
import { type Shelved, shelfOf } from '../notes/shelf.ts';

/** What the law calls a kept text: the patient's record, or what stands beside it. */
export const recordKinds = ['prontuario', 'registro_documental'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Documents that are archived where a person deletes them. */
export type ArchivedEntity = 'notes' | 'payments';

/**
 * What has once stood in the patient's record is kept as long as the record, wherever it was put later: otherwise a change
 * of shelf would be a way to erase it fifteen years too early.
 */
const kindOfNote = (note: Shelved): RecordKind =>
  shelfOf(note) === 'private' && note.leftRecordAt == null ? 'registro_documental' : 'prontuario';

/** As what a document is kept. */
export const recordKindOf: {
  readonly [E in ArchivedEntity]: (document: Documents[E]) => RecordKind;
} = {
  notes: kindOfNote,
  payments: () => 'registro_documental',
};

/** Years for which a record is kept after the last entry about its patient. */
export const KEEP_YEARS: Readonly<Record<RecordKind, number>> = {
  prontuario: 20,
  registro_documental: 5,
};

/** What the years rest on, as the record of a disposal names it. */
export const BASIS: Readonly<Record<RecordKind, string>> = {
  prontuario: 'Lei 13.787/2018, art. 6º: 20 anos após o último registro',
  registro_documental: 'Resolução CFP 1/2009, art. 4º: 5 anos após o último registro',
};
