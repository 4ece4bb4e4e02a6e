import { sql } from 'kysely';
import { audiencesOf } from '../../../src/domain/access.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import type { ChangesPage } from '../../../src/domain/sync/protocol.ts';
import { onWritten, rules } from '../../../server/program/areas.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { readNeverHeld } from '../../../server/engine/documents/history.ts';
import { createFeedReader } from '../../../server/engine/documents/feed-reader.ts';
import { importDocuments } from './importDocuments.ts';
import { copyRows } from '../memory/setBack.ts';
import { createCommandStore } from '../../../server/engine/documents/store.ts';
import { executeBatch } from '../../../server/engine/execution/batch.ts';
import { readChanges } from '../../../server/engine/feed/changes.ts';
import { execute } from '../../../server/engine/execution/execute.ts';
import type { CommandStore } from '../../../server/engine/execution/store.ts';
import type { MemoryServer, MemoryServerOptions } from '../memory/memoryServer.ts';

/** A server without HTTP, over whatever storage. */
export type TestServer = Omit<MemoryServer, 'store' | 'startEpoch'> & {
  readonly store: CommandStore;
  startEpoch(tenantId: string): Promise<void> | void;
};

/** The same server over a database. */
export function createSqlServer(
  database: Database,
  { now, newId, onFailure }: MemoryServerOptions,
): TestServer & { readonly database: Database } {
  const store = createCommandStore({ db: database, onWritten, clock: { now } });
  const execution = { ...rules, store, now, newId };
  const feed = createFeedReader(database);
  const fail = (error: unknown): void => {
    if (!onFailure) throw error;
    onFailure(error);
  };
  return {
    database,
    store,
    async createTenant(seed) {
      const tenantId = seed.tenants?.[0]?.id ?? '';
      await withTenant(database, tenantId, (tx) => importDocuments(tx, tenantId, seed));
    },
    pull: async (request, actor) =>
      JSON.parse(await readChanges(feed, actor, request, now())) as ChangesPage,
    neverHeld: ({ refs }, { tenantId }) =>
      withTenant(database, tenantId, async (tx) => ({
        neverHeld: await readNeverHeld(tx, tenantId, refs),
      })),
    push: (batch, actor) => executeBatch(execution, actor, batch, fail),
    call: (arriving, actor) => execute(execution, actor, arriving),
    async projection({ tenantId, userId, role }) {
      const { rows } = await sql<{ entity: EntityName; id: string; v: number; body: string }>`
        select entity, doc_id as id, v, body from feed
        where tenant_id = ${tenantId} and body is not null
          and audience in (${sql.join(audiencesOf({ id: userId, role }))})
        order by entity collate "C", doc_id
      `.execute(database.kysely);
      return rows.map(({ body, ...row }) => ({ ...row, doc: JSON.parse(body) as AnyDocument }));
    },
    copy: (tenantId) => copyRows(database, tenantId),
    async startEpoch(tenantId) {
      await sql`update tenants set epoch = ${newId()} where id = ${tenantId}`.execute(
        database.kysely,
      );
    },
  };
}
