import { sql } from 'kysely';
import type { Reader } from '../../../engine/reading/reader.ts';

interface Named {
  readonly patient_id: string;
  readonly name: string;
}

/**
 * Finds the names that were kept with the last money of patients whom the reader no longer sees, by
 * their ids: `keptNameOf` of the device in SQL.
 */
export async function keptNames(
  { tx, actor }: Reader,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (patientIds.length === 0) return new Map();
  const isOwn = actor.role === 'administrator' ? sql`true` : sql`psychologist_id = ${actor.userId}`;
  const wanted = sql`tenant_id = ${actor.tenantId} and ${isOwn} and parties is not null
    and patient_id in (${sql.join(patientIds)})`;
  const { rows } = await sql<Named>`
    select distinct on (patient_id) patient_id, parties -> 'beneficiary' ->> 'name' as name
    from (
      select patient_id, parties, created_at, id from payments where ${wanted}
      union all
      select patient_id, parties, created_at, id from packages where ${wanted}
    ) money
    order by patient_id, created_at desc, id desc`.execute(tx);
  return new Map(rows.map(({ patient_id, name }) => [patient_id, name]));
}
