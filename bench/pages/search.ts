import type { Device, NoteHits } from '../../src/data/device.ts';
import { shownOf } from '../../src/data/queries/kit/known.ts';
import { bytesOf } from '../../src/data/search/segment.ts';
import { dexieSegments } from '../../src/data/search/store.ts';
import { fold } from '../../src/domain/core/fold.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { isSynced, openDevice, statusWhen } from './device.ts';

/** What people look for: common and rare words, beginnings, several, and a phrase. */
const SEARCHES = [
  'ansiedade',
  'ansi',
  'sono',
  'trabalho família',
  'gravidez prima',
  'apetite preservado',
  'obra apartamento',
  'xilofone',
  'a',
  'matr',
] as const;
const PHRASE = '"conversa longa"';
const ROUNDS = 8;
const CHANGED = 20;

interface Found {
  /** Milliseconds until the first hits, and until all. */
  readonly first: number;
  readonly all: number;
  readonly count: number;
}

const searched = (device: Device, text: string, isOver: (hits: NoteHits) => boolean) =>
  new Promise<Found>((resolve, reject) => {
    const start = performance.now();
    let first = 0;
    const search = device.searchNotes({ text }, (hits) => {
      first ||= performance.now() - start;
      if (!isOver(hits)) return;
      const all = performance.now() - start;
      void search.then((id) => device.endSearch(id));
      resolve({ first, all, count: hits.ids.length });
    });
    search.catch(reject);
  });

const isDone = ({ isDone: done }: NoteHits): boolean => done;
const isKept = (hits: NoteHits): boolean => hits.isDone && hits.searched >= hits.total;

/** What stands on the disk, in bytes. */
async function kept(token: string) {
  const store = dexieSegments(decodeClaims(token)?.sub ?? '');
  let bytes = 0;
  const names = [...(await store.stamps()).keys()];
  for (const name of names) {
    const row = await store.read(name);
    if (row) bytes += bytesOf(row.segment);
  }
  store.close();
  return { segments: names.length, bytes };
}

/** All texts, as a page would hold them to go through them. */
async function textsOf(device: Device): Promise<readonly string[]> {
  const { ids } = shownOf(await device.query('notes.list', {}));
  const texts: string[] = [];
  for (let from = 0; from < ids.length; from += 500)
    for (const { note } of await device.readNotes(ids.slice(from, from + 500)))
      texts.push(note.plaintext);
  return texts;
}

/** Going through texts that are in memory: as they are, and folded beforehand. */
function scans(texts: readonly string[], folded: readonly string[]) {
  const plain: number[] = [];
  const prepared: number[] = [];
  const timed = (into: number[], work: () => unknown) => {
    const start = performance.now();
    work();
    into.push(performance.now() - start);
  };
  for (const search of SEARCHES) {
    const words = fold(search).split(' ');
    const has = (text: string) => words.every((word) => text.includes(word));
    for (let round = 0; round < 3; round++) {
      timed(prepared, () => folded.filter(has).length);
    }
    timed(plain, () => texts.filter((text) => has(fold(text))).length);
  }
  return { plain, prepared };
}

async function untilKept(device: Device): Promise<number> {
  const start = performance.now();
  await searched(device, 'ansiedade', isKept);
  return performance.now() - start;
}

/** Changes notes one after the other: how long until each is found by its new word, in milliseconds. */
async function changes(device: Device): Promise<number[]> {
  const { ids } = shownOf(await device.query('notes.list', {}));
  const times: number[] = [];
  for (let n = 0; n < CHANGED; n++) {
    const id = ids[n * 50] ?? '';
    const [body] = await device.readNotes([id]);
    const word = `palavranova${n}`;
    const start = performance.now();
    const found = searched(device, word, ({ ids: hits }) => hits.includes(id));
    await device.dispatch('note.update', { id, plaintext: `${body?.note.plaintext} ${word}` });
    await found;
    times.push(performance.now() - start);
  }
  return times;
}

/** A device with all notes: what a search costs at its first use, later, and while notes change. */
export async function searchNotes(token: string) {
  const opened = openDevice(token);
  await statusWhen(opened.device, isSynced);
  const keptMs = await untilKept(opened.device);
  const disk = await kept(token);
  opened.terminate();

  const { device, terminate } = openDevice(token);
  await searched(device, 'ansiedade', isKept);
  terminate();
  const again = openDevice(token);
  // A start that has not answered yet is no search.
  const { ids } = shownOf(await again.device.query('notes.list', {}));
  await again.device.readNotes(ids.slice(0, 1));
  const cold = await searched(again.device, 'sono', isDone);
  const warm: Found[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const search of SEARCHES) warm.push(await searched(again.device, search, isDone));
  const phrase = await searched(again.device, PHRASE, isDone);
  const texts = await textsOf(again.device);
  const foldedAt = performance.now();
  const folded = texts.map(fold);
  const foldMs = performance.now() - foldedAt;
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const peers = scans(texts, folded);
  const changed = await changes(again.device);
  again.terminate();
  return {
    notes: texts.length,
    characters,
    keptMs,
    disk,
    cold,
    warm,
    phrase,
    foldMs,
    peers,
    changed,
  };
}

export type SearchFigures = Awaited<ReturnType<typeof searchNotes>>;
