import { sql } from 'kysely';
import type * as v from 'valibot';
import type { EventAnswer, ReadAnswer, readCursor } from '../../src/domain/contract/audit.ts';
import { type EventGroup, eventGroups } from '../../src/domain/audit/kinds.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import { type Reader, requireVisible } from '../reading/reader.ts';
import { ALL_PATIENTS } from '../audit-log/reads.ts';

/** Where the next page begins; `null` after the last. */
interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** @throws DomainError 403 for who does not own the practice */
async function requireOwner(reader: Reader): Promise<void> {
  const { kind } = await requireVisible(reader, 'tenants', reader.actor.tenantId);
  if (kind === 'clinic' && reader.actor.role !== 'administrator')
    throw new DomainError('forbidden', 'Só a administração da clínica vê estes registros.', 403);
}

export interface EventsWanted {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly group?: EventGroup | undefined;
  readonly limit: number;
}

/**
 * What happened to the accounts and the practice, the newest first.
 * @throws DomainError 403
 */
export async function securityEvents(
  reader: Reader,
  wanted: EventsWanted,
): Promise<Page<EventAnswer>> {
  await requireOwner(reader);
  return pageOf(reader, wanted);
}

/** Reads what was done with the reader's account and patients, and by the account, newest first. */
export const ownEvents = (reader: Reader, wanted: EventsWanted): Promise<Page<EventAnswer>> =>
  pageOf(reader, wanted, reader.actor.userId);

/** @param userId whose alone; everybody's without it */
async function pageOf(
  reader: Reader,
  { before, group, limit }: EventsWanted,
  userId?: string,
): Promise<Page<EventAnswer>> {
  const rows = await reader.tx
    .selectFrom('security_events')
    .selectAll()
    .where('tenant_id', '=', reader.actor.tenantId)
    .$if(userId !== undefined, (all) =>
      all.where((eb) =>
        eb.or([
          eb('subject_id', '=', userId as string),
          eb('actor_id', '=', userId as string),
          // What the administration did with her patients is told to both psychologists.
          sql<boolean>`(details ? 'memberId' and details ->> 'memberId' = ${userId})`,
          sql<boolean>`(details ? 'successorId' and details ->> 'successorId' = ${userId})`,
        ]),
      ),
    )
    .$if(group !== undefined, (all) => all.where('kind', 'in', eventGroups[group as EventGroup]))
    .$if(before !== undefined, (all) => all.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind,
    actorId: row.actor_id,
    subjectId: row.subject_id,
    sessionId: row.session_id,
    clientId: row.client_id,
    network: row.network,
    details: row.details,
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

export interface ReadsWanted {
  readonly patientId?: string | undefined;
  readonly before?: v.InferOutput<typeof readCursor> | undefined;
  readonly limit: number;
}

/**
 * Reads who of the staff opened which patient's record, newest hour first. The administration reads
 * the whole practice's.
 * A psychologist reads her patients' rows, whoever cared for them when the record was opened.
 * @throws DomainError 404 for a patient whom the reader may not see
 */
export async function recordReads(
  reader: Reader,
  { patientId, before, limit }: ReadsWanted,
): Promise<Page<ReadAnswer>> {
  const { tenantId, userId, role } = reader.actor;
  if (patientId) await requireVisible(reader, 'patients', patientId);
  const place = before && [before.hour.toISOString(), before.userId, before.patientId, before.part];
  const rows = await reader.tx
    .selectFrom('record_reads')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(role === 'psych' && patientId === undefined, (all) =>
      all.where((eb) =>
        eb.or([
          // Also what was opened while the patient was another one's.
          eb('psychologist_id', '=', userId),
          eb(
            'patient_id',
            'in',
            eb
              .selectFrom('patients')
              .select('id')
              .where('tenant_id', '=', tenantId)
              .where((p) =>
                p.or([p('psychologist_id', '=', userId), p('record_holder_id', '=', userId)]),
              ),
          ),
        ]),
      ),
    )
    .$if(patientId !== undefined, (all) => all.where('patient_id', '=', patientId as string))
    .$if(place !== undefined, (all) =>
      all.where(sql<boolean>`(hour, user_id, patient_id, part) < (${sql.join(place ?? [])})`),
    )
    .orderBy('hour', 'desc')
    .orderBy('user_id', 'desc')
    .orderBy('patient_id', 'desc')
    .orderBy('part', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    at: row.at,
    receivedAt: row.received_at,
    userId: row.user_id,
    patientId: row.patient_id === ALL_PATIENTS ? null : row.patient_id,
    part: row.part,
    clientId: row.client_id,
  }));
  const last = rows[limit - 1];
  const next = last && [Date.parse(last.hour), last.user_id, last.patient_id, last.part].join('.');
  return { items, next: rows.length > limit ? (next ?? null) : null };
}
