import { sql } from 'kysely';
import type * as v from 'valibot';
import type { ReadAnswer, readCursor } from '../../../../src/domain/contract/audit.ts';
import { ALL_PATIENTS } from '../../../engine/audit-log/reads.ts';
import { type Reader, requireVisible } from '../../../engine/reading/reader.ts';
import type { Page } from './query.ts';
import { administratorsAmong, partShown } from './shown.ts';

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
  const shown = rows.slice(0, limit);
  const administrators = await administratorsAmong(
    reader,
    shown.map(({ user_id }) => user_id),
  );
  const items = shown.map((row) => ({
    at: row.at,
    receivedAt: row.received_at,
    userId: row.user_id,
    patientId: row.patient_id === ALL_PATIENTS ? null : row.patient_id,
    part: partShown(row.part, administrators.has(row.user_id)),
    clientId: row.client_id,
  }));
  const last = rows[limit - 1];
  const next = last && [Date.parse(last.hour), last.user_id, last.patient_id, last.part].join('.');
  return { items, next: rows.length > limit ? (next ?? null) : null };
}
