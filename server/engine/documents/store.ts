import { sql } from 'kysely';
import type { Actor } from '../../../src/domain/core/command.ts';
import { writeEvent } from '../audit-log/events.ts';
import { countWithin } from '../../kernel/attempts.ts';
import { dayOf, writtenBytesOf } from '../../kernel/daily-bytes.ts';
import { revokeSessions } from '../../kernel/db/sessions.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';
import type { OnWritten } from '../../kernel/document-change.ts';
import type { WriteParts } from '../../kernel/parts.ts';
import type { CommandStore, CommandTransaction } from '../execution/store.ts';
import { archiveDocument, readArchived, takeFromArchive } from './archive.ts';
import { reserve, reserveFor } from './history.ts';
import { findDocuments, loadDocuments } from './load.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import { publishDocuments } from './publish.ts';
import { type QuotaParts, requireQuota } from './quota.ts';
import { readNoteBase, readNoteText, writeNoteVersions } from './note-versions.ts';
import { readProgress, readRefusedCreations, writeRecords } from './record.ts';
import { writeDocuments } from './write.ts';

/** The savepoint is not released: the end of the transaction does that, and saves every command a statement. */
async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    throw error;
  }
}

/** The port over a transaction that holds the tenant's lock. */
export function commandTransaction(
  tx: Tx,
  actor: Actor,
  v: number,
  onWritten: OnWritten,
  /** Told of bytes that were written. */
  count: (bytes: number) => void = () => {},
): CommandTransaction {
  const { tenantId } = actor;
  return {
    v,
    progress: (keys, clientId) => readProgress(tx, actor, keys, clientId),
    load: (refs) => loadDocuments(tx, tenantId, refs),
    find: (entity, find) => findDocuments(tx, tenantId, entity, find),
    enqueue: (jobs) => enqueueJobs(tx, tenantId, jobs),
    endSessions: async (userId, at) =>
      void (await revokeSessions(tx, { tenantId, userId }, Date.parse(at))),
    countAttempt: (limit, subject, now) => countWithin(tx, limit, subject, Date.parse(now)),
    audit: (event) => writeEvent(tx, tenantId, { actorId: actor.userId, ...event }),
    refusedCreations: (clientId, refs) => readRefusedCreations(tx, actor, clientId, refs),
    isPlanAvailable: async (id) => {
      const plan = tx.selectFrom('plans').select('is_available').where('id', '=', id);
      return (await plan.executeTakeFirst())?.is_available ?? false;
    },
    appointmentsOf: async (patientId) => {
      const rows = await tx
        .selectFrom('appointments')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('patient_id', '=', patientId)
        .execute();
      return rows.map(({ id }) => id);
    },
    noteBase: (noteId, baseV, clientId) => readNoteBase(tx, actor, noteId, baseV, clientId),
    noteText: (noteId, hash) => readNoteText(tx, actor, noteId, hash),
    addNoteVersions: (versions) => {
      count(sizeOf(versions));
      return writeNoteVersions(tx, actor, versions);
    },
    archive: (archived) => archiveDocument(tx, tenantId, archived),
    archived: (ref) => readArchived(tx, tenantId, ref),
    unarchive: (ref) => takeFromArchive(tx, tenantId, ref),
    write: async (changes) => {
      count(sizeOf(changes.map(({ after }) => after ?? null)));
      await writeDocuments(tx, tenantId, changes);
      await onWritten(tx, tenantId, changes);
    },
    publish: (documents) => publishDocuments(tx, tenantId, documents),
    attempt: (work) => attempt(tx, work),
    record: (records) => writeRecords(tx, actor, records),
  };
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * Creates the store of commands on PostgreSQL or the embedded database.
 * The next command adds the bytes to the practice's day.
 */
export const createCommandStore = (parts: WriteParts & QuotaParts): CommandStore => ({
  async transact(actor, work, numbers = 1) {
    const { db, clock, onWritten } = parts;
    const { tenantId } = actor;
    const written = writtenBytesOf(db);
    const bytes = written.take(tenantId);
    const count = (size: number) => written.add(tenantId, size);
    try {
      return await withTenant(db, tenantId, async (tx) => {
        const taken = await reserveFor(tx, actor, numbers, { day: dayOf(clock.now()), bytes });
        await requireQuota(parts, tx, tenantId, taken.written);
        const first = taken.seq - numbers + 1;
        const giveBack = async (left: number) => void (await reserve(tx, tenantId, -left));
        return work(commandTransaction(tx, actor, first, onWritten, count), giveBack);
      });
    } catch (error) {
      count(bytes);
      throw error;
    }
  },
});
