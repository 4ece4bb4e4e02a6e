import { sql } from 'kysely';
import { audiencesOf } from '../../src/domain/access.ts';
import type { AnyDocument, EntityName } from '../../src/domain/core/documents.ts';
import type { ChangesPage } from '../../src/domain/sync/protocol.ts';
import { onWritten, rules } from '../../server/areas.ts';
import type { Database } from '../../server/db/database.ts';
import { withTenant } from '../../server/db/tenant.ts';
import { readNeverHeld } from '../../server/documents/history.ts';
import { createFeedReader } from '../../server/documents/feed-reader.ts';
import { importDocuments } from './importDocuments.ts';
import { copyRows } from './setBack.ts';
import { createCommandStore } from '../../server/documents/store.ts';
import { executeBatch } from '../../server/sync/batch.ts';
import { readChanges } from '../../server/sync/changes.ts';
import { execute } from '../../server/sync/execute.ts';
import type { CommandStore } from '../../server/sync/store.ts';
import type { MemoryServer, MemoryServerOptions } from './memoryServer.ts';

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
