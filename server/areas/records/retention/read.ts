import { sql } from 'kysely';
import type {
  ArchivedNoteAnswer,
  DisposalAnswer,
} from '../../../../src/domain/contract/records.ts';
import { type Note, notePreview } from '../../../../src/domain/notes/note.ts';
import type { Reader } from '../../../engine/reading/reader.ts';
import { lastEntryAt, legalDate } from '../../../engine/documents/archive.ts';
import type { DisposedItem } from './dispose.ts';

const LIMIT = 200;

interface ArchivedRow extends Omit<ArchivedNoteAnswer, 'preview' | 'createdAt'> {
  readonly document: string;
}

/** The psychologist's own deleted notes, the newest deletion first; at most 200. */
export async function archivedNotes(
  { tx, actor }: Reader,
  patientId: string | undefined,
): Promise<ArchivedNoteAnswer[]> {
  const { rows } = await sql<ArchivedRow>`
    select a.id, a.patient_id as "patientId", a.appointment_id as "appointmentId", s.start_at as "startAt",
      a.document, a.reason, a.archived_at as "archivedAt", coalesce(p.legal_hold, false) as "legalHold",
      ${legalDate(lastEntryAt(actor.tenantId, sql`a.patient_id`), sql`a.record_kind`)} as "keepUntil"
    from archive a
    join appointments s on s.tenant_id = a.tenant_id and s.id = a.appointment_id
    join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
    where a.tenant_id = ${actor.tenantId} and a.entity = 'notes' and a.psychologist_id = ${actor.userId}
      and (${patientId ?? null}::uuid is null or a.patient_id = ${patientId ?? null}::uuid)
    order by a.archived_at desc, a.id limit ${LIMIT}
  `.execute(tx);
  return rows.map(({ document, ...row }) => {
    const { plaintext, createdAt } = JSON.parse(document) as Note;
    return { ...row, createdAt, preview: notePreview(plaintext) };
  });
}

/** The newest first; at most 200. Reasons are for the psychologist alone. */
export async function disposals({ tx, actor }: Reader): Promise<DisposalAnswer[]> {
  const isOwn = actor.role === 'psych';
  const rows = await tx
    .selectFrom('disposals')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .$if(isOwn, (query) => query.where('psychologist_id', '=', actor.userId))
    .orderBy('disposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => {
    const items = JSON.parse(row.items) as DisposedItem[];
    return {
      id: row.id,
      patientId: row.patient_id,
      psychologistId: row.psychologist_id,
      recordKind: row.record_kind,
      basis: row.basis,
      lastEntryAt: row.last_entry_at,
      disposedAt: row.disposed_at,
      count: items.length,
      items: isOwn ? items : items.map((item) => ({ ...item, reason: null })),
    };
  });
}
