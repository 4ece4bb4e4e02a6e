import { createRxDatabase, type RxCollection } from 'rxdb';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
  type Envelope,
  schemaOf,
} from '../../src/data/base/collections.ts';
import { entityNames } from '../../src/domain/entities.ts';
import type { ChangeRow, ChangesPage } from '../../src/domain/sync/protocol.ts';
import { committed, createDatabase } from './indexedDb.ts';

const PAGE = 1000;

/** The feed from its beginning, page by page. */
async function* pages(token: string): AsyncIterable<readonly ChangeRow[]> {
  const clientId = crypto.randomUUID();
  let cursor: string | null = null;
  for (;;) {
    const query = new URLSearchParams({ clientId, limit: String(PAGE), ...(cursor && { cursor }) });
    const answer = await fetch(`/api/sync/changes?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = (await answer.json()) as ChangesPage;
    yield page.changes;
    if (page.done) return;
    ({ cursor } = page);
  }
}

async function parseOnly(token: string): Promise<void> {
  let rows = 0;
  for await (const changes of pages(token)) rows += changes.length;
  if (rows === 0) throw new Error('nothing was read');
}

async function rawPuts(token: string): Promise<void> {
  const database = await createDatabase('bench-raw-sync', (opened) => {
    for (const entity of entityNames) opened.createObjectStore(entity, { keyPath: 'id' });
  });
  for await (const changes of pages(token)) {
    const writing = database.transaction(entityNames, 'readwrite', { durability: 'strict' });
    for (const { entity, v, cs, doc } of changes)
      writing.objectStore(entity).put({ ...doc, v, cs });
    await committed(writing);
  }
}

/** RxDB's own replication, from pages in memory: the network's part is the same as everybody's. */
async function replicate(
  collection: RxCollection<Envelope>,
  documents: readonly Envelope[],
): Promise<void> {
  const state = replicateRxCollection<Envelope, { readonly read: number }>({
    replicationIdentifier: `bench-${collection.name}`,
    collection,
    live: false,
    pull: {
      batchSize: PAGE,
      handler: (checkpoint, size) => {
        const read = checkpoint?.read ?? 0;
        const batch = documents.slice(read, read + size);
        return Promise.resolve({
          documents: batch.map((document) => ({ ...document, _deleted: false })),
          checkpoint: { read: read + batch.length },
        });
      },
    },
  });
  await state.awaitInitialReplication();
}

async function rxdbReplication(token: string): Promise<void> {
  const database = await createRxDatabase({
    name: 'bench-rxdb-sync',
    storage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
    multiInstance: false,
  });
  // A new base has nothing to migrate.
  const wanted = collectionNames.map((name) => [
    name,
    { schema: { ...schemaOf(name), version: 0 } },
  ]);
  const collections = (await database.addCollections(
    Object.fromEntries(wanted) as never,
  )) as unknown as Record<CollectionName, RxCollection<Envelope>>;
  const documents: Partial<Record<CollectionName, Envelope[]>> = {};
  for await (const changes of pages(token))
    for (const { entity, id, v, cs, doc } of changes)
      (documents[collectionOf(entity)] ??= []).push({
        id,
        entity,
        g: 1,
        v,
        cs,
        ...(doc && { doc }),
      });
  for (const name of collectionNames) await replicate(collections[name], documents[name] ?? []);
}

const peers = { parseOnly, rawPuts, rxdbReplication };
export type PeerName = keyof typeof peers;

// Answers with the milliseconds that it took. A failure becomes the worker's own error, which the page waits for too.
addEventListener('message', ({ data }: MessageEvent<{ peer: PeerName; token: string }>) => {
  const start = performance.now();
  peers[data.peer](data.token).then(() => postMessage(performance.now() - start), reportError);
});
