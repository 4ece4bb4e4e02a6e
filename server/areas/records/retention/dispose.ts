import { sql } from 'kysely';
import { type RandomBytes, uuidv7 } from '../../../../src/domain/core/id.ts';
import {
  BASIS,
  type ArchivedEntity,
  type RecordKind,
} from '../../../../src/domain/records/retention.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { tenantIds, type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { visitTenants } from '../../../kernel/db/visit.ts';
import { reserve } from '../../../engine/documents/history.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { lastEntryAt, legalDate } from '../../../engine/documents/archive.ts';
import { forgetVersions } from '../../../engine/documents/forget-versions.ts';

export const DISPOSE = 'records.dispose';

/** Documents at a time: the practice waits meanwhile. */
const BLOCK = 100;

/** What is left of an erased document: enough for a record of its disposal, and nothing of its text. */
export interface DisposedItem {
  readonly entity: ArchivedEntity;
  readonly id: string;
  readonly appointmentId: string;
  readonly enteredAt: string;
  readonly archivedAt: string;
  readonly archivedBy: string;
  readonly reason: string | null;
  readonly keepUntil: string;
}

interface DueRow extends DisposedItem {
  readonly patientId: string;
  readonly psychologistId: string;
  readonly recordKind: RecordKind;
  readonly lastEntryAt: string;
}

export interface DisposeParts {
  readonly db: Database;
  readonly clock: { now(): number };
  readonly random: RandomBytes;
}

/** Whose date has come, as it was when they were archived; a court's hold keeps them out. */
const takeCandidates = (tx: Tx, tenantId: string, now: string) =>
  sql<DueRow>`
  select a.entity, a.id, a.appointment_id as "appointmentId", a.entered_at as "enteredAt",
    a.archived_at as "archivedAt", a.archived_by as "archivedBy", a.reason,
    a.patient_id as "patientId", a.psychologist_id as "psychologistId", a.record_kind as "recordKind",
    l.at as "lastEntryAt", ${legalDate(sql`l.at`, sql`a.record_kind`)} as "keepUntil"
  from (
    select a.* from archive a
    join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
    where a.tenant_id = ${tenantId} and a.keep_until <= ${now}::timestamptz and p.legal_hold is not true
    order by a.keep_until limit ${BLOCK}
  ) a, lateral (select ${lastEntryAt(tenantId, sql`a.patient_id`)} as at) l`.execute(tx);

/** Entries about the patient since have put the date off. */
async function postpone(tx: Tx, tenantId: string, rows: readonly DueRow[]): Promise<void> {
  await sql`
    update archive a set keep_until = x."keepUntil"
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as x(entity text, id uuid, "keepUntil" timestamptz)
    where a.tenant_id = ${tenantId} and a.entity = x.entity and a.id = x.id
  `.execute(tx);
}

async function writeDisposal(
  tx: Tx,
  tenantId: string,
  rows: readonly DueRow[],
  { clock, random }: DisposeParts,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { patientId, psychologistId, recordKind, lastEntryAt } = first;
  const id = uuidv7(clock.now(), random);
  const items = rows.map(
    ({
      patientId: _p,
      psychologistId: _a,
      recordKind: _k,
      lastEntryAt: _l,
      ...item
    }): DisposedItem => item,
  );
  await tx
    .insertInto('disposals')
    .values({
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      psychologist_id: psychologistId,
      record_kind: recordKind,
      basis: BASIS[recordKind],
      last_entry_at: lastEntryAt,
      disposed_at: new Date(clock.now()).toISOString(),
      items: JSON.stringify(items),
    })
    .execute();
  const details = { documents: items.length };
  const event = { tenantId, kind: 'record.disposed', subjectId: patientId, details } as const;
  await recordEvent(tx, { clock, random }, event);
}

async function erase(
  tx: Tx,
  tenantId: string,
  rows: readonly DueRow[],
  parts: DisposeParts,
): Promise<void> {
  if (rows.length === 0) return;
  const records = new Map<string, DueRow[]>();
  for (const row of rows) {
    const key = `${row.patientId} ${row.psychologistId} ${row.recordKind}`;
    records.set(key, [...(records.get(key) ?? []), row]);
  }
  for (const record of records.values()) await writeDisposal(tx, tenantId, record, parts);
  await sql`
    delete from archive a using json_to_recordset(${JSON.stringify(rows)}::text::json)
      as x(entity text, id uuid)
    where a.tenant_id = ${tenantId} and a.entity = x.entity and a.id = x.id
  `.execute(tx);
  const notes = rows.filter(({ entity }) => entity === 'notes').map(({ id }) => id);
  await forgetVersions(tx, tenantId, notes);
}

/** One block of one practice, under its lock. @returns whether there may be more, and how many are gone */
const disposeBlock = (parts: DisposeParts, tenantId: string) =>
  withTenant(parts.db, tenantId, async (tx) => {
    const now = new Date(parts.clock.now()).toISOString();
    await reserve(tx, tenantId, 0);
    const { rows } = await takeCandidates(tx, tenantId, now);
    const due = rows.filter(({ keepUntil }) => keepUntil <= now);
    await postpone(
      tx,
      tenantId,
      rows.filter((row) => !due.includes(row)),
    );
    await erase(tx, tenantId, due, parts);
    return { isLast: rows.length < BLOCK, erased: due.length };
  });

/**
 * Erases what was archived and whose legal date has come, in every practice: the document, its versions and what a
 * program made of it. A record of each disposal stays.
 * @returns how many documents are gone
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function disposeRecords(parts: DisposeParts, signal?: AbortSignal): Promise<number> {
  let erased = 0;
  const dispose = async (id: string) => {
    for (let isLast = false; !isLast && !signal?.aborted;) {
      const block = await disposeBlock(parts, id);
      ({ isLast } = block);
      erased += block.erased;
    }
  };
  await visitTenants(await tenantIds(parts.db), dispose, signal);
  return erased;
}

/** Daily. */
export async function disposeJob(
  { logger, ...parts }: DisposeParts & Pick<ServerParts, 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  const documents = await disposeRecords(parts, signal);
  if (documents > 0) logger?.('info', 'disposed', { documents });
}
