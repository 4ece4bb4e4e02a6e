import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/tenant.ts';

/**
 * Erases all versions of notes that neither stand nor are archived; of others nothing. The storage lets no version go
 * but in a transaction that says so, as this one does for the moment.
 */
export async function forgetVersions(
  tx: Tx,
  tenantId: string,
  noteIds: readonly string[],
): Promise<void> {
  if (noteIds.length === 0) return;
  await sql`set local app.forgets = 'note_versions'`.execute(tx);
  await sql`
    delete from note_versions n
    where n.tenant_id = ${tenantId}
      and n.note_id = any(array(
        select value::uuid from json_array_elements_text(${JSON.stringify(noteIds)}::text::json)))
      and not exists (select from notes where tenant_id = ${tenantId} and id = n.note_id)
      and not exists (
        select from archive where tenant_id = ${tenantId} and entity = 'notes' and id = n.note_id)
  `.execute(tx);
  await sql`set local app.forgets = ''`.execute(tx);
}
