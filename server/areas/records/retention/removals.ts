import { sql } from 'kysely';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { Ref } from '../../../../src/domain/core/documents.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import { shelfOf } from '../../../../src/domain/notes/shelf.ts';
import { removalKindOf, withRemoval } from '../../../../src/domain/records/removal.ts';
import type { RecordSheet, Removal } from '../../../../src/domain/records/sheet.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';
import { authorOf } from './author.ts';

interface RemovedRow extends Removal {
  readonly authorId: string;
}

/**
 * Returns the notes that left a patient's record.
 * Includes those whose text was erased since at its legal date.
 */
export async function removalsIn(
  tx: Tx,
  tenantId: string,
  patientId: string,
): Promise<readonly RemovedRow[]> {
  const { rows } = await sql<RemovedRow>`
    select x.note_id as "noteId", x.author_id as "authorId", s.start_at as "startAt", x.kind, x.at
    from (
      select id as note_id, appointment_id, psychologist_id as author_id, 'deleted' as kind, archived_at as at
      from archive
      where tenant_id = ${tenantId} and patient_id = ${patientId}
        and entity = 'notes' and record_kind = 'prontuario'
      union all
      select id, appointment_id, psychologist_id, 'moved', left_record_at
      from notes
      where tenant_id = ${tenantId} and patient_id = ${patientId}
        and shelf = 'private' and left_record_at is not null
      union all
      select i.id, i."appointmentId", d.psychologist_id, 'deleted', i."archivedAt"
      from disposals d, json_to_recordset(d.items::json)
        as i(entity text, id uuid, "appointmentId" uuid, "archivedAt" timestamptz)
      where d.tenant_id = ${tenantId} and d.patient_id = ${patientId}
        and d.record_kind = 'prontuario' and i.entity = 'notes'
    ) x
    left join appointments s on s.tenant_id = ${tenantId} and s.id = x.appointment_id
    order by x.at, x.note_id
  `.execute(tx);
  return rows;
}

/** Returns the author's sheet of the patient, or a new one that holds nothing yet. */
async function sheetOf(
  note: Note,
  { tx, documents, newId }: DecisionContext,
): Promise<RecordSheet> {
  const { patientId, psychologistId } = note;
  const [stored] = await tx.find('recordSheets', { equal: { patientId, psychologistId } });
  if (stored) {
    documents.adopt([['recordSheets', stored.id]], [stored]);
    return stored.document;
  }
  const id = newId();
  documents.adopt([['recordSheets', id]], []);
  const load = async (refs: readonly Ref[]) => documents.adopt(refs, await tx.load(refs));
  return {
    id,
    patientId,
    psychologistId,
    ...(await authorOf({ documents, load }, psychologistId)),
    keeperId: null,
    sealedAt: null,
    sessions: [],
    documents: [],
    removals: [],
  };
}

/**
 * Writes down that a note left the patient's record, or that it is back.
 * Whoever makes a copy later reads it.
 * @param note as it stands now, or stood when it was deleted
 */
export async function tellRemoval(
  note: Note,
  isDeleted: boolean,
  context: DecisionContext,
): Promise<void> {
  const kind = removalKindOf(note, isDeleted);
  if (kind === null && note.leftRecordAt == null && shelfOf(note) === 'private') return;
  const sheet = await sheetOf(note, context);
  if (kind === null && sheet.removals.every(({ noteId }) => noteId !== note.id)) return;
  const [session] = await context.tx.load([['appointments', note.appointmentId]]);
  const startAt = (session?.document as Appointment | undefined)?.startAt ?? null;
  const at = kind === 'moved' ? (note.leftRecordAt ?? context.now) : context.now;
  const removal = kind && { startAt, kind, at };
  context.documents.put('recordSheets', withRemoval(sheet, note.id, removal));
}
