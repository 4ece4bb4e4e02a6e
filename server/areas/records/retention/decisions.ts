import { missing } from '../../../../src/domain/core/documents.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import { shelfOf } from '../../../../src/domain/notes/shelf.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { holdsRecord } from '../../../../src/domain/patients/removal.ts';
import { requireRemovable } from '../../../../src/domain/records/freeze.ts';
import { askForSummary } from '../notes/public.ts';
import { patientInUse } from '../../../engine/execution/constraints.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import { tellRemoval } from './removals.ts';

/** By the server's clock where it is known: no device may date a note so that it is erased earlier. */
const lastEntryOf = ({ createdAt, updatedAt, receivedAt, updateReceivedAt }: Note): string =>
  [createdAt, updatedAt, receivedAt ?? '', updateReceivedAt ?? ''].toSorted().at(-1) ?? createdAt;

/**
 * Requires that the note may be removed.
 * @throws DomainError where a court's hold, or a request that waits for its answer, keeps the note
 * there
 */
async function requireUnfrozen(note: Note, { tx }: DecisionContext): Promise<void> {
  const { patientId } = note;
  const [patient] = await tx.load([['patients', patientId]]);
  const open = await tx.find('correctionRequests', { equal: { patientId, status: 'open' } });
  requireRemovable(note, {
    isHeld: (patient?.document as Patient | undefined)?.legalHold === true,
    isAsked: open.length > 0,
  });
}

/** What a psychologist deletes leaves the devices, and is kept until the legal date. */
export const archiveNote: Decision<'note.delete'> = async ({ id, reason = null }, context) => {
  const { documents, tx, actor, now, record } = context;
  const stored = documents.stored('notes', id);
  if (!stored) return;
  const { document } = stored;
  await requireUnfrozen(document, context);
  const enteredAt = lastEntryOf(document);
  const act = { reason, archivedAt: now, archivedBy: actor.userId };
  await tx.archive({ entity: 'notes', document, enteredAt, ...act });
  await tellRemoval(document, true, context);
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
  await tellRemoval(archived.document, false, context);
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

/** Tells of a note that was put out of the patient's record, or back into it. */
export const tellOfShelf: Decision<'note.setShelf'> = async ({ id }, context) => {
  const { documents, record } = context;
  const before = documents.stored('notes', id)?.document;
  const after = documents.get('notes', id);
  if (!before || !after || shelfOf(before) === shelfOf(after)) return;
  if (shelfOf(after) === 'private') await requireUnfrozen(before, context);
  await tellRemoval(after, false, context);
  if (shelfOf(after) === 'private') await record({ kind: 'record.setApart', subjectId: id });
};

/**
 * Does the same for a note that another device's text has joined.
 * That note is the psychologist's own since.
 */
export const tellOfJoined: Decision<'note.create'> = async ({ id, appointmentId }, context) => {
  const { documents, tx, record } = context;
  if (documents.get('notes', id)) return;
  const [before] = await tx.find('notes', { equal: { appointmentId } });
  const after = before && documents.stored('notes', before.id) && documents.get('notes', before.id);
  if (!after || shelfOf(before.document) === shelfOf(after)) return;
  await requireUnfrozen(before.document, context);
  await tellRemoval(after, false, context);
  await record({ kind: 'record.setApart', subjectId: after.id });
};
