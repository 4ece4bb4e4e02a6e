import { sql } from 'kysely';
import type { HandoverPatient, Overlap } from '../../../../../src/domain/contract/clinic.ts';
import { missing } from '../../../../../src/domain/core/documents.ts';
import { type Reader, requireVisible } from '../../../../engine/reading/reader.ts';

type Row = Omit<HandoverPatient, 'overlaps'>;

const rowsOf = async (
  { tx, actor: { tenantId }, now }: Reader,
  memberId: string,
): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select p.id, p.name, p.is_active as "isActive", p.sealed_at as "sealedAt",
        p.psychologist_id is distinct from ${memberId}::uuid as "isRecordOnly",
        (select count(*)::int from appointments a
          where a.tenant_id = ${tenantId} and a.patient_id = p.id and a.psychologist_id = ${memberId}
            and a.status = 'scheduled' and a.start_at >= ${now}::timestamptz) as sessions,
        (select count(*)::int from recurring_appointments r
          where r.tenant_id = ${tenantId} and r.patient_id = p.id and r.psychologist_id = ${memberId}
            and r.is_active) as recurrences,
        (select count(*)::int from notes n
          where n.tenant_id = ${tenantId} and n.patient_id = p.id and coalesce(n.shelf, 'record') = 'record')
          as notes,
        (select coalesce(sum(greatest(0, k.sessions - coalesce(k.passed_sessions, 0) - (
            select count(*) from payments y where y.tenant_id = ${tenantId} and y.package_id = k.id))), 0)::int
          from packages k
          where k.tenant_id = ${tenantId} and k.patient_id = p.id and k.cancelled_at is null) as "sessionsLeft"
      from patients p
      where p.tenant_id = ${tenantId} and (p.psychologist_id = ${memberId} or p.record_holder_id = ${memberId})
      order by p.is_active desc, p.name, p.id`.execute(tx)
  ).rows;

type Met = Overlap & { readonly patientId: string };

const overlapsOf = async (
  { tx, actor: { tenantId }, now }: Reader,
  memberId: string,
  successorId: string,
): Promise<readonly Met[]> =>
  (
    await sql<Met>`
      select a.patient_id as "patientId", a.start_at as "startAt", a.end_at as "endAt",
        min(b.start_at) as "withStartAt"
      from appointments a
      join appointments b on b.tenant_id = a.tenant_id and b.psychologist_id = ${successorId}
        and b.status in ('scheduled', 'in_progress') and b.start_at < a.end_at and b.end_at > a.start_at
        and b.end_at > ${now}::timestamptz
      where a.tenant_id = ${tenantId} and a.psychologist_id = ${memberId} and a.patient_id is not null
        and a.status = 'scheduled' and a.start_at >= ${now}::timestamptz
      group by a.id, a.patient_id, a.start_at, a.end_at
      order by a.start_at`.execute(tx)
  ).rows;

/**
 * What a member would hand over, patient by patient, and which sessions meet those of a successor. Numbers and times, and
 * nothing of what was written.
 * @throws DomainError 404
 */
export async function planHandover(
  reader: Reader,
  memberId: string,
  successorId: string | undefined,
): Promise<HandoverPatient[]> {
  const member = await requireVisible(reader, 'users', memberId);
  if (member.role === 'patient') throw missing('users');
  const rows = await rowsOf(reader, memberId);
  const met = successorId ? await overlapsOf(reader, memberId, successorId) : [];
  return rows.map((row) => ({
    ...row,
    overlaps: met
      .filter(({ patientId }) => patientId === row.id)
      .map(({ startAt, endAt, withStartAt }) => ({ startAt, endAt, withStartAt })),
  }));
}
