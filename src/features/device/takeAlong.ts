import type { Device } from '../../data/device.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import { BOM } from '../../client/files/csv.ts';
import { zoneWords } from '../../domain/time/zoneWords.ts';
import { entityWords, orderedEntities } from '../../pieces/entityWords.ts';
import { refusedEstimates } from './refusedEstimates.ts';
import { momentOf, tableOf } from './table.ts';
import type { Tally } from './tally.ts';

/** So few that neither the page nor the worker is busy for long with any of them. */
const AT_A_TIME = 100;

export interface Source {
  readonly device: Pick<Device, 'listDocuments' | 'readDocuments' | 'readShelf'>;
  readonly signal: AbortSignal;
  readonly tally: Pick<Tally, 'add'>;
  /** Told of how many documents are through, of so many. */
  readonly onProgress: (done: number, total: number) => void;
}

interface Batch {
  readonly entity: EntityName;
  readonly documents: readonly AnyDocument[];
}

/** All that the person sees on this device, kind by kind; of each at least one batch. @throws the signal's reason */
async function* batchesOf({ device, signal, tally, onProgress }: Source): AsyncGenerator<Batch> {
  const withoutRefused = refusedEstimates(device);
  const all = new Map<EntityName, readonly string[]>();
  for (const entity of orderedEntities) all.set(entity, await device.listDocuments(entity));
  const total = [...all.values()].reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (const [entity, ids] of all)
    for (let from = 0; from === 0 || from < ids.length; from += AT_A_TIME) {
      signal.throwIfAborted();
      const some = ids.slice(from, from + AT_A_TIME);
      const found = await device.readDocuments(entity, some);
      const documents = await withoutRefused(entity, found);
      tally.add(entity, documents);
      yield { entity, documents };
      done += some.length;
      onProgress(done, total);
    }
}

/** What stands above the data: when, whose, and whether they are all there are. */
export interface Head {
  /** ISO. */
  readonly exportadoEm: string;
  readonly conta: string;
  /** Whether all that there is had arrived on the device. */
  readonly completo: boolean;
  /** Changes of these that the server had not confirmed. */
  readonly aguardandoEnvio: number;
  /** The practice's time zone. */
  readonly fuso: string;
}

/** Returns what stands beside the tables, since none of them has room for it. */
const leaflet = ({ exportadoEm, conta, completo, aguardandoEnvio, fuso }: Head): string =>
  [
    `Exportado em ${momentOf(exportadoEm, fuso)} por ${conta}.`,
    `Os horários nestas tabelas estão no ${zoneWords(fuso)} (${fuso}).`,
    completo
      ? 'Estão aqui todos os dados que esta conta vê.'
      : 'Nem todos os dados desta conta tinham chegado a este aparelho.',
    `Alterações que o servidor ainda não tinha confirmado: ${aguardandoEnvio}.`,
    '',
  ].join('\r\n');

interface Kept {
  readonly entity: EntityName;
  readonly doc: AnyDocument;
}

/** Returns as JSON what only this device has since data were set back; empty without any. */
async function shelfOf({ device, tally }: Source): Promise<string> {
  const kept: Kept[] = [];
  const withoutRefused = refusedEstimates(device);
  for (const { entity, doc } of await device.readShelf())
    for (const shown of await withoutRefused(entity, [doc])) {
      tally.add(entity, [shown]);
      kept.push({ entity, doc: shown });
    }
  return kept.length === 0 ? '' : `"foraDoServidor":${JSON.stringify(kept)}`;
}

/** One JSON: the head, then the documents under the names of the API. Each piece goes to the disk as a `Blob`. */
export async function asJson(source: Source, head: Head): Promise<Blob> {
  const pieces: BlobPart[] = [`{"sereno":${JSON.stringify(head)},"dados":{`];
  let open: EntityName | null = null;
  for await (const { entity, documents } of batchesOf(source)) {
    const isFirst = entity !== open;
    const before = isFirst
      ? `${open === null ? '' : ']'}${open === null ? '' : ','}"${entity}":[`
      : ',';
    open = entity;
    const text = documents.map((document) => JSON.stringify(document)).join(',\n');
    if (isFirst || text) pieces.push(new Blob([before, text]));
  }
  const kept = await shelfOf(source);
  pieces.push(`${open === null ? '' : ']'}}${kept && `,${kept}`}}`);
  return new Blob(pieces, { type: 'application/json' });
}

/** Makes one ZIP with a table for each kind, and a text that says whose times they tell. */
export async function asTables(source: Source, head: Head): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    pieces.push(data.slice());
  });
  const table = (entity: EntityName) => {
    const { head: names, lines } = tableOf(entity, head.fuso);
    const file = new ZipDeflate(`${entityWords[entity].file}.csv`);
    zip.add(file);
    file.push(strToU8(BOM + names));
    const add = (documents: readonly AnyDocument[]) => file.push(strToU8(lines(documents)));
    return { entity, add, end: () => file.push(new Uint8Array(), true) };
  };
  const tables: ReturnType<typeof table>[] = [];
  for await (const { entity, documents } of batchesOf(source)) {
    if (tables.at(-1)?.entity !== entity) {
      tables.at(-1)?.end();
      tables.push(table(entity));
    }
    tables.at(-1)?.add(documents);
  }
  tables.at(-1)?.end();
  const addText = (name: string, text: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  };
  const kept = await shelfOf(source);
  if (kept) addText('fora-do-servidor.json', `{${kept}}`);
  addText('leia-me.txt', BOM + leaflet(head));
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
