import { sql } from 'kysely';
import { KEEP_YEARS, recordKindOf } from '../../../src/domain/records/retention.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { Archived, ArchivedRef } from '../execution/store.ts';

/**
 * The last entry about a patient, as SQL: notes, what is archived, sessions that were not cancelled, payments, packages;
 * null where there is none.
 */
export const lastEntryAt = (tenantId: string, patientId: ReturnType<typeof sql>) => {
  const of = (table: string) =>
    sql`from ${sql.table(table)} e where e.tenant_id = ${tenantId} and e.patient_id = ${patientId}`;
  return sql`greatest(
    (select max(greatest(e.created_at, e.updated_at, e.received_at, e.update_received_at)) ${of('notes')}),
    (select max(e.entered_at) ${of('archive')}),
    (select max(e.end_at) ${of('appointments')} and e.status <> 'cancelled'),
    (select max(e.created_at) ${of('payments')}),
    (select max(e.created_at) ${of('packages')}))`;
};

/** The same of one patient, read. ISO */
export async function readLastEntry(
  tx: Tx,
  tenantId: string,
  patientId: string,
): Promise<string | null> {
  const { rows } = await sql<{
    at: string | null;
  }>`select ${lastEntryAt(tenantId, sql`${patientId}`)} as at`.execute(tx);
  return rows[0]?.at ?? null;
}

/** When the record of a kind may be erased, as SQL. */
export const legalDate = (lastEntry: ReturnType<typeof sql>, kind: ReturnType<typeof sql>) => sql`
  ${lastEntry} + make_interval(years => case ${kind}
    when 'prontuario' then ${KEEP_YEARS.prontuario}::int else ${KEEP_YEARS.registro_documental}::int end)`;

/** Keeps a document that a command removes, until its legal date. */
export async function archiveDocument(tx: Tx, tenantId: string, archived: Archived): Promise<void> {
  const { entity, document, enteredAt, reason, archivedAt, archivedBy } = archived;
  const { id, patientId, appointmentId, psychologistId } = document;
  const kind = recordKindOf[entity](document as never);
  const lastEntry = sql`greatest(
    ${enteredAt}::timestamptz, ${await readLastEntry(tx, tenantId, patientId)}::timestamptz)`;
  await sql`
    insert into archive (tenant_id, entity, id, patient_id, appointment_id, psychologist_id, document,
      record_kind, entered_at, reason, archived_at, archived_by, keep_until)
    values (${tenantId}, ${entity}, ${id}, ${patientId}, ${appointmentId}, ${psychologistId},
      ${JSON.stringify(document)}, ${kind}, ${enteredAt}, ${reason}, ${archivedAt}, ${archivedBy},
      ${legalDate(lastEntry, sql`${kind}::text`)})
  `.execute(tx);
}

/** Reads a document from the archive; `undefined` if it is not there. */
export async function readArchived<E extends Archived['entity']>(
  tx: Tx,
  tenantId: string,
  [entity, id]: ArchivedRef<E>,
): Promise<Archived<E> | undefined> {
  const row = await tx
    .selectFrom('archive')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      entity,
      document: JSON.parse(row.document) as Archived<E>['document'],
      enteredAt: row.entered_at,
      reason: row.reason,
      archivedAt: row.archived_at,
      archivedBy: row.archived_by,
    }
  );
}

/** Removes a document from the archive. */
export async function takeFromArchive(
  tx: Tx,
  tenantId: string,
  [entity, id]: ArchivedRef,
): Promise<void> {
  await tx
    .deleteFrom('archive')
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .execute();
}
