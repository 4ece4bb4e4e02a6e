import { sql } from 'kysely';
import type { RecordPart } from '../../src/domain/audit/kinds.ts';
import type { RecordRead } from '../../src/domain/audit/read.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import type { Tx } from '../db/tenant.ts';
import type { Reader } from '../reading/reader.ts';

/** Stands for all patients whom the person may see: a list shows them at once. */
export const ALL_PATIENTS = '00000000-0000-0000-0000-000000000000';

/** A device that was away for longer is believed no earlier time. */
const BELIEVED_MS = 90 * 86_400_000;

interface Told {
  /** The device that tells of it. */
  readonly clientId: string | null;
  /** The server's clock, ISO. */
  readonly now: string;
}

/**
 * Keeps that somebody of the staff opened records: once for each patient, part and hour, at the first time that is told
 * of it, however often that is. What is told of patients whom the person may not see is left out.
 */
export async function writeReads(
  tx: Tx,
  { tenantId, userId, role }: Actor,
  reads: readonly RecordRead[],
  { clientId, now }: Told,
): Promise<void> {
  if (role === 'patient' || reads.length === 0) return;
  const earliest = new Date(Date.parse(now) - BELIEVED_MS).toISOString();
  await sql`
    insert into record_reads
      (tenant_id, hour, user_id, patient_id, part, psychologist_id, client_id, at, received_at)
    select r.tenant_id, date_trunc('hour', r.believed, 'UTC'), ${userId}::uuid, r.patient_id, r.part,
      r.psychologist_id, ${clientId}::uuid, r.believed, ${now}::timestamptz
    from (
      select t.id as tenant_id, x."patientId" as patient_id, x.part,
        greatest(least(x.at, ${now}::timestamptz), ${earliest}::timestamptz) as believed,
        case when x."patientId" = ${ALL_PATIENTS} then ${role === 'psych' ? userId : null}::uuid
          else p.psychologist_id end as psychologist_id,
        p.record_holder_id, p.id is not null as is_known
      from tenants t cross join json_to_recordset(${JSON.stringify(reads)}::text::json)
        as x("patientId" uuid, part text, at timestamptz)
      left join patients p on p.tenant_id = ${tenantId} and p.id = x."patientId"
      where t.id = ${tenantId}
    ) r
    where (r.is_known or r.patient_id = ${ALL_PATIENTS})
      and (${role === 'administrator'}::boolean or r.psychologist_id = ${userId}::uuid
        or r.record_holder_id = ${userId}::uuid)
    order by r.believed
    on conflict do nothing
  `.execute(tx);
}

/** The same for a call that answers such a part now. */
export const noteRead = (
  { tx, actor, now, isNoted }: Reader,
  part: RecordPart,
  patientId: string | null,
): Promise<void> =>
  patientId === null || !isNoted
    ? Promise.resolve()
    : writeReads(tx, actor, [{ patientId, part, at: now }], { clientId: null, now });
