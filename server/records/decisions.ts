import { missing } from '../../src/domain/core/documents.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import { holdsRecord } from '../../src/domain/patients/removal.ts';
import { askForSummary } from '../notes/public.ts';
import { patientInUse } from '../sync/constraints.ts';
import type { Decision } from '../sync/decision.ts';

/** By the server's clock where it is known: no device may date a note so that it is erased earlier. */
const lastEntryOf = ({ createdAt, updatedAt, receivedAt, updateReceivedAt }: Note): string =>
  [createdAt, updatedAt, receivedAt ?? '', updateReceivedAt ?? ''].toSorted().at(-1) ?? createdAt;

/** What a psychologist deletes leaves the devices, and is kept until the legal date. */
export const archiveNote: Decision<'note.delete'> = async ({ id, reason = null }, context) => {
  const { documents, tx, actor, now, record } = context;
  const stored = documents.stored('notes', id);
  if (!stored) return;
  const { document } = stored;
  const enteredAt = lastEntryOf(document);
  const act = { reason, archivedAt: now, archivedBy: actor.userId };
  await tx.archive({ entity: 'notes', document, enteredAt, ...act });
  await record({ kind: 'record.archived', subjectId: id });
};

/** The books are kept likewise, for the years that are theirs. */
export const archivePayment: Decision<'payment.delete'> = async ({ id }, context) => {
  const { documents, tx, actor, now } = context;
  const stored = documents.stored('payments', id);
  if (!stored) return;
  const act = { reason: null, archivedAt: now, archivedBy: actor.userId };
  await tx.archive({ entity: 'payments', document: stored.document, enteredAt: now, ...act });
};

/**
 * Brings a deleted note back as it was, with its versions. One that stands is left as it is.
 * @throws DomainError 404 where its author has archived none of this id
 */
export const restoreNote: Decision<'note.restore'> = async ({ id }, context) => {
  const { documents, tx, actor, record } = context;
  if (documents.get('notes', id)) return;
  const archived = await tx.archived(['notes', id]);
  if (archived?.document.psychologistId !== actor.userId) throw missing('notes');
  documents.put('notes', archived.document);
  await tx.unarchive(['notes', id]);
  await askForSummary(archived.document, context);
  await record({ kind: 'record.restored', subjectId: id });
};

/** Nothing of a patient's health goes with the patient: sessions, notes and payments are kept by the storage's constraints. */
export const refuseRecord: Decision<'patient.delete'> = async ({ id }, { documents, tx }) => {
  const patient = documents.stored('patients', id)?.document;
  if (patient && holdsRecord(patient) && (await tx.appointmentsOf(id)).length === 0)
    throw patientInUse('Este paciente tem registros guardados. Desative-o em vez de excluir.');
};

export const recordHold: Decision<'patient.setLegalHold'> = async ({ id, legalHold }, { record }) =>
  record({ kind: legalHold ? 'record.held' : 'record.released', subjectId: id });
