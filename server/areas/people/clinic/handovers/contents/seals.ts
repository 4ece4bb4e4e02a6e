import { sql } from 'kysely';
import type { SealedItem } from '../../../../../../src/domain/clinic/seal.ts';
import type { SealAnswer } from '../../../../../../src/domain/contract/clinic.ts';
import { uuidv7 } from '../../../../../../src/domain/core/id.ts';
import { isHeldBy } from '../../../../../../src/domain/notes/note.ts';
import { shelfOf } from '../../../../../../src/domain/notes/shelf.ts';
import { hasHealthFacts, type Patient } from '../../../../../../src/domain/patients/patient.ts';
import { KEEP_YEARS } from '../../../../../../src/domain/records/retention.ts';
import { recordEvent } from '../../../../../engine/audit-log/events.ts';
import type { Tx } from '../../../../../kernel/db/tenant.ts';
import { readLastEntry } from '../../../../../engine/documents/archive.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../../kernel/parts.ts';
import type { Reader } from '../../../../../engine/reading/reader.ts';
import { sealSheets } from '../../../../records/retention/public.ts';
import type { Concerned } from '../concerned.ts';
import { findFated } from './fated.ts';
import { keepPast } from './past.ts';

const SEALED = 'Prontuário lacrado';

/** What was deleted and is kept until its date is a part of what is sealed. */
const archivedOf = async (
  { tx }: ServerChange,
  tenantId: string,
  patientId: string,
): Promise<SealedItem[]> =>
  (
    await sql<SealedItem>`
      select record_kind as kind, document::jsonb->>'createdAt' as at from archive
      where tenant_id = ${tenantId} and patient_id = ${patientId} and entity = 'notes'`.execute(tx)
  ).rows;

/** What there is, with the day of each thing, the oldest first. */
async function inventoryOf(
  change: ServerChange,
  tenantId: string,
  patient: Patient,
  memberId: string,
): Promise<SealedItem[]> {
  const { find } = change;
  const equal = { patientId: patient.id };
  const all = await find('notes', { equal });
  const notes = all.filter((note) => isHeldBy(note, memberId));
  const issued = await find('issuedDocuments', { equal });
  const hasHealth = hasHealthFacts(patient);
  const items: SealedItem[] = [
    ...notes.map((note): SealedItem => {
      const isRecord = shelfOf(note) === 'record' || note.leftRecordAt != null;
      return { kind: isRecord ? 'prontuario' : 'registro_documental', at: note.createdAt };
    }),
    ...(await archivedOf(change, tenantId, patient.id)),
    ...issued.map(({ createdAt: at }): SealedItem => ({ kind: 'documento_emitido', at })),
    ...(patient.consents ?? []).map(({ day: at }): SealedItem => ({ kind: 'consentimento', at })),
    ...(hasHealth ? [{ kind: 'dados_de_saude' as const, at: patient.createdAt }] : []),
  ];
  return items.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

const SEALS = ['seal', 'sealed'] as const;
const ENDS = ['seal', 'ends'] as const;

/** Seals the member's notes of both shelves, and cancels what was to come. */
async function close(
  change: ServerChange,
  { patientId, memberId }: Concerned,
  now: string,
): Promise<void> {
  const { documents } = change;
  for (const note of await findFated(change, SEALS, 'notes', { patientId }, now))
    if (isHeldBy(note, memberId)) documents.put('notes', { ...note, sealedAt: now });
  await sealSheets(change, patientId, now);
  const cancelled = { status: 'cancelled', cancellationReason: SEALED } as const;
  const own = { patientId, psychologistId: memberId };
  for (const session of await findFated(change, ENDS, 'appointments', own, now))
    documents.put('appointments', { ...session, ...cancelled });
  for (const one of await findFated(change, ENDS, 'recurringAppointments', { patientId }, now))
    documents.put('recurringAppointments', { ...one, isActive: false });
  for (const one of await findFated(change, ENDS, 'patientInvites', { patientId }, now))
    documents.put('patientInvites', { ...one, status: 'cancelled' });
}

/** Seals a record, so that nobody reads it. An inventory of kinds and days stays. */
export async function seal(
  change: ServerChange,
  parts: ServerParts,
  { tenantId, actorId }: { readonly tenantId: string; readonly actorId: string },
  concerned: Concerned,
  patient: Patient,
): Promise<void> {
  const { memberId, patientId } = concerned;
  const now = new Date(parts.clock.now()).toISOString();
  const items = await inventoryOf(change, tenantId, patient, memberId);
  await close(change, concerned, now);
  await keepPast(change, memberId, patient, now);
  change.documents.put('patients', { ...patient, sealedAt: now });
  const lastEntry = await readLastEntry(change.tx, tenantId, patientId);
  await sql`
    insert into record_seals (tenant_id, id, patient_id, psychologist_id, sealed_at, sealed_by, keep_until, items)
    values (${tenantId}, ${uuidv7(Date.parse(now), parts.random)}, ${patientId}, ${memberId}, ${now}, ${actorId},
      coalesce(${lastEntry}::timestamptz, ${now}::timestamptz)
        + make_interval(years => ${KEEP_YEARS.prontuario}::int), ${JSON.stringify(items)})
  `.execute(change.tx);
  const details = { memberId, items: items.length };
  const event = { kind: 'record.sealed', actorId, subjectId: patientId, details } as const;
  await recordEvent(change.tx, parts, { tenantId, ...event });
}

/** Says in the inventory that the record was opened for a successor. @param now ISO */
export async function openSeal(
  tx: Tx,
  tenantId: string,
  { patientId, successorId }: { readonly patientId: string; readonly successorId: string },
  now: string,
): Promise<void> {
  await tx
    .updateTable('record_seals')
    .set({ opened_at: now, opened_for: successorId })
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('opened_at', 'is', null)
    .execute();
}

const LIMIT = 1000;

/** What was sealed, the newest first: of each thing its kind and its day. */
export async function readSeals({ tx, actor: { tenantId } }: Reader): Promise<SealAnswer[]> {
  const { rows } = await sql<Omit<SealAnswer, 'items'> & { readonly items: string }>`
    select s.id, s.patient_id as "patientId", p.name as "patientName",
      s.psychologist_id as "psychologistId", u.name as "psychologistName", u.crp as "psychologistCrp",
      s.sealed_at as "sealedAt", s.keep_until as "keepUntil", s.opened_at as "openedAt",
      o.name as "openedForName", s.items
    from record_seals s
    join patients p on p.tenant_id = s.tenant_id and p.id = s.patient_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.psychologist_id
    left join users o on o.tenant_id = s.tenant_id and o.id = s.opened_for
    where s.tenant_id = ${tenantId}
    order by s.sealed_at desc, s.id desc limit ${LIMIT}`.execute(tx);
  return rows.map((row) => ({ ...row, items: JSON.parse(row.items) as SealedItem[] }));
}
