import * as v from 'valibot';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { SomeFields } from '../../../../src/domain/core/entity.ts';
import { recordHolderOf } from '../../../../src/domain/patients/patient.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { Payload, RunningJob } from '../../../engine/jobs/job.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { DocumentChange } from '../../../kernel/document-change.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { writeSheets } from './sheets.ts';

export const SHEETS = 'records.sheets';

/** The fields of which a sheet holds a copy. */
const copied: Readonly<Record<string, readonly string[]>> = {
  appointments: ['startAt', 'endAt', 'status', 'patientId'],
  issuedDocuments: ['outcome'],
};

/** Returns the patient whose sheets may hold the former state of the document. */
function patientOf({ entity, before, after }: DocumentChange): readonly string[] {
  const fields = copied[entity];
  if (!fields || !before) return [];
  const [was, is] = [before, after] as readonly (SomeFields | undefined)[];
  const isSame = fields.every((field) => was?.[field] === is?.[field]);
  const patientId = was?.['patientId'];
  return isSame || typeof patientId !== 'string' ? [] : [patientId];
}

/**
 * Lets the sheets of handed over records follow soon.
 * It runs when their author corrects a session or a document.
 */
export async function followSheets(
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const ids = [...new Set(changes.flatMap(patientOf))];
  if (ids.length === 0) return;
  const handedOver = await tx
    .selectFrom('record_sheets')
    .select('patient_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .where('keeper_id', 'is not', null)
    .execute();
  const jobs = handedOver.map(({ patient_id: patientId }) => ({
    kind: SHEETS,
    key: `${SHEETS}:${tenantId}:${patientId}`,
    payload: { patientId },
  }));
  await enqueueJobs(tx, tenantId, jobs);
}

/**
 * Returns who reads the record.
 * That is the keeper of its sheets, or the patient's psychologist where it has none yet.
 */
async function holderOf(change: ServerChange, patientId: string) {
  await change.load([['patients', patientId]]);
  const patient = change.documents.get('patients', patientId);
  if (!patient?.psychologistId) return null;
  const sheets = await change.find('recordSheets', { equal: { patientId } });
  const kept = sheets.find(({ keeperId }) => keeperId !== null);
  const sealedAt = patient.sealedAt ?? null;
  // Whoever cares for the patient reads nothing before the holder lets the record go.
  const holderId = kept?.keeperId ?? recordHolderOf(patient) ?? patient.psychologistId;
  return { holderId, sealedAt };
}

const payloadSchema = v.object({ patientId: v.string() });

/** Writes a patient's sheets anew. */
export async function sheetsJob(
  parts: ServerParts,
  payload: Payload,
  { tenantId }: RunningJob,
): Promise<void> {
  if (tenantId === null) return;
  const { patientId } = v.parse(payloadSchema, payload);
  const { clock, random } = parts;
  await changeDocuments(parts, tenantId, async (change) => {
    const holder = await holderOf(change, patientId);
    if (!holder) return;
    const newId = () => uuidv7(clock.now(), random);
    await writeSheets(change, newId, { tenantId, patientId, ...holder });
  });
}
