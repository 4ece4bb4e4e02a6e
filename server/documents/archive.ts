import { sql } from 'kysely';
import { KEEP_YEARS, recordKindOf } from '../../src/domain/records/retention.ts';
import type { Tx } from '../db/tenant.ts';
import type { Archived, ArchivedRef } from '../sync/store.ts';

/** When the record of a kind may be erased, as SQL. */
export const legalDate = (lastEntry: ReturnType<typeof sql>, kind: ReturnType<typeof sql>) => sql`
  ${lastEntry} + make_interval(years => case ${kind}
    when 'prontuario' then ${KEEP_YEARS.prontuario}::int else ${KEEP_YEARS.registro_documental}::int end)`;

/** See `CommandTransaction.archive`. */
export async function archiveDocument(tx: Tx, tenantId: string, archived: Archived): Promise<void> {
  const { entity, document, enteredAt, reason, archivedAt, archivedBy } = archived;
  const { id, patientId, appointmentId, psychologistId } = document;
  const kind = recordKindOf[entity](document as never);
  const lastEntry = sql`greatest(${enteredAt}::timestamptz, last_entry_at(${tenantId}, ${patientId}))`;
  await sql`
    insert into archive (tenant_id, entity, id, patient_id, appointment_id, psychologist_id, document,
      record_kind, entered_at, reason, archived_at, archived_by, keep_until)
    values (${tenantId}, ${entity}, ${id}, ${patientId}, ${appointmentId}, ${psychologistId},
      ${JSON.stringify(document)}, ${kind}, ${enteredAt}, ${reason}, ${archivedAt}, ${archivedBy},
      ${legalDate(lastEntry, sql`${kind}::text`)})
  `.execute(tx);
}

/** See `CommandTransaction.archived`. */
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

/** See `CommandTransaction.unarchive`. */
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
