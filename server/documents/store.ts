import { sql } from 'kysely';
import type { Actor } from '../../src/domain/core/command.ts';
import { writeEvent } from '../audit-log/events.ts';
import { countWithin } from '../kernel/attempts.ts';
import { revokeSessions } from '../db/sessions.ts';
import { type Tx, withTenant } from '../db/tenant.ts';
import type { OnWritten } from '../kernel/document-change.ts';
import type { WriteParts } from '../kernel/parts.ts';
import type { CommandStore, CommandTransaction } from '../sync/store.ts';
import { archiveDocument, readArchived, takeFromArchive } from './archive.ts';
import { reserve, reserveFor } from './history.ts';
import { findDocuments, loadDocuments } from './load.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import { publishDocuments } from './publish.ts';
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
    addNoteVersions: (versions) => writeNoteVersions(tx, actor, versions),
    archive: (archived) => archiveDocument(tx, tenantId, archived),
    archived: (ref) => readArchived(tx, tenantId, ref),
    unarchive: (ref) => takeFromArchive(tx, tenantId, ref),
    write: async (changes) => {
      await writeDocuments(tx, tenantId, changes);
      await onWritten(tx, tenantId, changes);
    },
    publish: (documents) => publishDocuments(tx, tenantId, documents),
    attempt: (work) => attempt(tx, work),
    record: (records) => writeRecords(tx, actor, records),
  };
}

/** Commands on PostgreSQL or the embedded database. */
export const createCommandStore = ({ db, onWritten }: WriteParts): CommandStore => ({
  transact: (actor, work, numbers = 1) =>
    withTenant(db, actor.tenantId, async (tx) => {
      const first = (await reserveFor(tx, actor, numbers)) - numbers + 1;
      const giveBack = async (count: number) => void (await reserve(tx, actor.tenantId, -count));
      return work(commandTransaction(tx, actor, first, onWritten), giveBack);
    }),
});
