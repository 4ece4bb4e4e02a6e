import {
  getAllCollectionDocuments,
  type InternalStoreCollectionDocType,
  type RxDatabase,
  type RxDocumentData,
  type RxStorageInstance,
} from 'rxdb';
import {
  type CollectionName,
  enveloped,
  type Envelope,
  type Flat,
  isFormer,
} from './collections.ts';
import { countOf, scanTable } from './rxRead.ts';

/** How many of the documents that an earlier version of the app kept have been carried over. */
export interface CarriedOver {
  readonly done: number;
  readonly total: number;
}

type Storage = RxStorageInstance<Envelope, unknown, unknown>;

/** What RxDB knows of a collection. */
type Meta = InternalStoreCollectionDocType['data'];

/** A collection of an earlier shape. */
interface Former {
  readonly meta: Meta;
  readonly storage: Storage;
}

const open = (database: RxDatabase, { name, schema }: Meta): Promise<Storage> =>
  database.storage.createStorageInstance<Envelope>({
    databaseName: database.name,
    databaseInstanceToken: database.token,
    collectionName: name,
    schema,
    options: {},
    multiInstance: false,
    devMode: false,
  });

const metasOf = async ({ internalStore }: RxDatabase) =>
  (await getAllCollectionDocuments(internalStore))
    .map(({ data }) => data)
    .filter(({ name, version }) => isFormer(name, version));

/** Writes what is not there yet. What is, was carried over before, here or by another tab, or is newer by now. */
async function put(target: Storage, documents: readonly RxDocumentData<Envelope>[]): Promise<void> {
  const writes = documents.map((document) => ({ document }));
  const { error: errors } = await target.bulkWrite(writes, 'carry over');
  const failed = errors.find(({ status }) => status !== 409);
  if (failed) throw new Error(`carrying over failed with status ${failed.status}`);
}

/** Leaves nothing of it. Its documents go first: a collection that nobody knows of would keep them for ever. */
async function forget(database: RxDatabase, { meta, storage }: Former): Promise<void> {
  await storage.remove();
  const isKnown = async () =>
    (await metasOf(database)).some(
      ({ name, version }) => name === meta.name && version === meta.version,
    );
  if (!(await isKnown())) return;
  await database.removeCollectionDoc(meta.name, meta.schema).catch(async (error: unknown) => {
    // RxDB fails where another tab came first.
    if (await isKnown()) throw error;
  });
}

/**
 * Carries what an earlier version of the app kept over into the present collections, where it lies. Killed at any point
 * it goes on at the next start, and any number of tabs may do it at once: nothing is taken away before all of its
 * collection is written, and what is written is never written over.
 *
 * RxDB's own migration keeps a state of each document beside it, which takes three times as long, and had not ended
 * after 40 s in this one's tests, where it was killed, the disk was full or two tabs began it at once.
 * @param onProgress told before the first and after each batch; never where there is nothing to carry over
 */
export async function carryOver(
  database: RxDatabase,
  storageOf: (name: CollectionName) => Storage,
  onProgress: (progress: CarriedOver) => void,
): Promise<void> {
  const formers: Former[] = [];
  for (const meta of await metasOf(database))
    formers.push({ meta, storage: await open(database, meta) });
  const counts = formers.map(({ storage }) => countOf({ internalStorageInstance: storage }));
  const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  let done = 0;
  if (total > 0) onProgress({ done, total });
  for (const former of formers) {
    const name = former.meta.name as CollectionName;
    for await (const batch of scanTable({ internalStorageInstance: former.storage })) {
      const documents = (batch as unknown as readonly Flat[]).map((flat) => enveloped(name, flat));
      await put(storageOf(name), documents);
      done += batch.length;
      onProgress({ done, total });
    }
    await forget(database, former);
  }
}
