import { sql } from 'kysely';
import type { RecordPart } from '../../../src/domain/audit/kinds.ts';
import type { RecordRead } from '../../../src/domain/audit/read.ts';
import { seenParts } from '../../../src/domain/audit/seen.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
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
 * Keeps that somebody of the staff opened records.
 * There is one row for each patient, part and hour, at the first time that is told of it.
 * What is told of patients who never were the person's is left out. Of a part was seen only what
 * the person's group of readers receives of it.
 */
export async function writeReads(
  tx: Tx,
  { tenantId, userId, role }: Actor,
  reads: readonly RecordRead[],
  { clientId, now }: Told,
): Promise<void> {
  if (role === 'patient' || reads.length === 0) return;
  const isAdministrator = role === 'administrator';
  const earliest = new Date(Date.parse(now) - BELIEVED_MS).toISOString();
  await sql`
    insert into record_reads
      (tenant_id, hour, user_id, patient_id, part, psychologist_id, client_id, at, received_at)
    select r.tenant_id, date_trunc('hour', r.believed, 'UTC'), ${userId}::uuid, r.patient_id, s.seen,
      r.psychologist_id, ${clientId}::uuid, r.believed, ${now}::timestamptz
    from (
      select t.id as tenant_id, p.id as patient_id, x.part, p.psychologist_id,
        greatest(least(x.at, ${now}::timestamptz), ${earliest}::timestamptz) as believed,
        case when ${isAdministrator}::boolean then 'administrators'
          when coalesce(p.record_holder_id, p.psychologist_id) = ${userId}::uuid then 'owner'
          when p.psychologist_id = ${userId}::uuid then 'successor'
          when exists (select from appointments a where a.tenant_id = ${tenantId}
            and a.patient_id = p.id and a.psychologist_id = ${userId}::uuid)
            or exists (select from notes n where n.tenant_id = ${tenantId} and n.patient_id = p.id
              and coalesce(n.keeper_id, n.psychologist_id) = ${userId}::uuid) then 'former'
          end as reader
      from tenants t cross join json_to_recordset(${JSON.stringify(reads)}::text::json)
        as x("patientId" uuid, part text, at timestamptz)
      join patients p on p.tenant_id = ${tenantId} and p.id = x."patientId"
      where t.id = ${tenantId}
    ) r
    join json_to_recordset(${JSON.stringify(seenParts())}::text::json)
      as s(reader text, told text, seen text) on s.reader = r.reader and s.told = r.part
    order by r.believed
    on conflict do nothing
  `.execute(tx);
}

/** Keeps what a list shows of all patients at once: of some perhaps more than of others. */
async function writeListRead(
  tx: Tx,
  { tenantId, userId, role }: Actor,
  part: RecordPart,
  now: string,
): Promise<void> {
  if (role === 'patient') return;
  const isAdministrator = role === 'administrator';
  await sql`
    insert into record_reads
      (tenant_id, hour, user_id, patient_id, part, psychologist_id, client_id, at, received_at)
    select t.id, date_trunc('hour', ${now}::timestamptz, 'UTC'), ${userId}::uuid,
      ${ALL_PATIENTS}::uuid, s.seen, ${isAdministrator ? null : userId}::uuid, null,
      ${now}::timestamptz, ${now}::timestamptz
    from tenants t
    join json_to_recordset(${JSON.stringify(seenParts())}::text::json)
      as s(reader text, told text, seen text) on s.told = ${part}
    where t.id = ${tenantId} and case s.reader
      when 'administrators' then ${isAdministrator}::boolean
      when 'owner' then not ${isAdministrator}::boolean and (
        exists (select from patients p where p.tenant_id = ${tenantId}
          and p.record_holder_id = ${userId}::uuid)
        or exists (select from patients p where p.tenant_id = ${tenantId}
          and p.psychologist_id = ${userId}::uuid and p.record_holder_id is null))
      else not ${isAdministrator}::boolean
        and exists (select from patients p where p.tenant_id = ${tenantId}
          and p.psychologist_id = ${userId}::uuid and p.record_holder_id is not null) end
    on conflict do nothing
  `.execute(tx);
}

/** Keeps that a call answers a part now. @param patientId `ALL_PATIENTS` of a list */
export async function noteRead(
  { tx, actor, now, isNoted }: Reader,
  part: RecordPart,
  patientId: string | null,
): Promise<void> {
  if (patientId === null || !isNoted) return;
  if (patientId === ALL_PATIENTS) return writeListRead(tx, actor, part, now);
  await writeReads(tx, actor, [{ patientId, part, at: now }], { clientId: null, now });
}
