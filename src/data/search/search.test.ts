import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { memorySegments } from '../../../test/harness/memory/memorySegments.ts';
import { psych, sampleId, sampleNote } from '../../../test/harness/practice/samples.ts';
import type { Note } from '../../domain/notes/note.ts';
import { matchesIn, searchedText, termsOf } from '../../domain/notes/search.ts';
import { wordsOf } from '../../domain/notes/words.ts';
import { readNotes } from '../view/readNote.ts';
import { View } from '../view/view.ts';
import { segmentCache } from './cache.ts';
import { catalogueOf } from './catalogue.ts';
import { findNotes, type SearchSource } from './find.ts';
import { segmentOf } from './segment.ts';

/** A device's notes, and what is kept of them. */
async function createDisk(notes: readonly Note[]) {
  const base = memoryBase(memoryBaseStore());
  const view = new View(psych);
  const segments = memorySegments();
  const cache = segmentCache(segments, 50_000);
  let v = 0;
  async function write(some: readonly Note[], isGone = false): Promise<void> {
    const rows = some.map((doc) => ({
      entity: 'notes' as const,
      id: doc.id,
      v: ++v,
      cs: 0,
      ...(!isGone && { doc }),
    }));
    view.applyBase(await base.writePage(rows, 1));
  }
  const textsOf = async (ids: readonly string[]) =>
    new Map(
      (await readNotes(view, base, ids)).map(({ note }) => [note.id, searchedText(note)] as const),
    );
  /** Keeps the words of some buckets as they are now. */
  async function keep(isKept: () => boolean): Promise<void> {
    for (const { name, stamp, notes: some } of catalogueOf(view).flatMap(
      (month) => month.buckets,
    )) {
      if (!isKept()) continue;
      const texts = await textsOf(some.map(({ id }) => id));
      const words = (id: string) => new Set(wordsOf(texts.get(id) ?? '').map(({ word }) => word));
      const segment = segmentOf(
        some.map(({ id, revision }) => ({ id, revision, words: words(id) })),
      );
      await segments.write({ bucket: name, stamp, segment });
    }
  }
  const source = (): SearchSource => ({
    months: catalogueOf(view),
    read: (bucket) => cache.read(bucket),
    textsOf,
  });
  async function find(search: string, patientId?: string) {
    const ids: string[] = [];
    let searched = 0;
    for await (const month of findNotes(source(), { terms: termsOf(search), patientId })) {
      ids.push(...month.ids);
      searched += month.searched;
    }
    return { ids, searched };
  }
  await write(notes);
  return { view, write, keep, find, segments };
}

const WORDS = [
  'ansiedade',
  'Ansioso',
  'não',
  'nao',
  'Não',
  'mãe',
  'mae',
  'sono',
  'sonho',
  'trabalho',
  'e-mail',
  'a',
  'à',
  'às',
  '22/11',
  'çedilha',
  'cedilha',
  'ÉPOCA',
  'epoca',
  'x'.repeat(70),
  'straße',
  '日本',
];

describe('a search of notes', () => {
  it('finds what going through all texts finds, whatever is kept, changed or gone meanwhile', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const below = (count: number) => Math.floor(random() * count);
      const pick = <T>(some: readonly T[]) => some[below(some.length)] as T;
      const text = () =>
        Array.from({ length: 1 + below(12) }, () => pick(WORDS)).join(
          pick([' ', ', ', '. ', '\n']),
        );
      const month = () => `20${10 + below(3)}-0${1 + below(3)}-1${below(9)}T10:00:00.000Z`;
      const draw = (n: number): Note =>
        sampleNote(n, {
          plaintext: text(),
          patientId: sampleId(3, below(4)),
          createdAt: month(),
          conflicts: below(9) === 0 ? [{ id: sampleId(6, n), plaintext: text(), at: month() }] : [],
        });
      const notes = Array.from({ length: 120 }, (_, n) => draw(n));
      const disk = await createDisk(notes);
      await disk.keep(() => below(4) > 0);
      const changed = notes.filter(() => below(10) === 0).map((n) => ({ ...n, plaintext: text() }));
      const gone = notes.filter((n) => !changed.some(({ id }) => id === n.id) && below(12) === 0);
      await disk.write(changed);
      await disk.write(gone, true);

      const now = notes
        .filter((n) => !gone.includes(n))
        .map((n) => changed.find(({ id }) => id === n.id) ?? n)
        .toSorted((a, b) => (b.createdAt + b.id < a.createdAt + a.id ? -1 : 1));
      for (let tried = 0; tried < 20; tried++) {
        const words = Array.from({ length: 1 + below(3) }, () =>
          pick(WORDS).slice(0, 1 + below(9)),
        );
        const quoted =
          below(3) === 0 ? `"${words.join(' ')}${below(2) ? '"' : ''}` : words.join(' ');
        const patientId = below(3) === 0 ? sampleId(3, below(4)) : undefined;
        const asked = now.filter((n) => patientId === undefined || n.patientId === patientId);
        const terms = termsOf(quoted);
        const expected = asked.filter((n) => matchesIn(searchedText(n), terms)).map(({ id }) => id);
        const found = await disk.find(quoted, patientId);
        expect({ seed, quoted, ...found }).toEqual({
          seed,
          quoted,
          ids: expected,
          searched: asked.length,
        });
      }
    }
  });

  it('says how many notes it has not gone through where too many are not kept yet', async () => {
    const notes = Array.from({ length: 900 }, (_, n) => sampleNote(n, { plaintext: 'sono' }));
    const disk = await createDisk(notes);
    expect((await disk.find('sono')).searched).toBe(400);
    await disk.keep(() => true);
    const { ids, searched } = await disk.find('sono');
    expect([ids.length, searched]).toEqual([900, 900]);
  });

  it('reads of a month with 900 notes no more than a part anew when one changes', async () => {
    const notes = Array.from({ length: 900 }, (_, n) => sampleNote(n));
    const disk = await createDisk(notes);
    const before = catalogueOf(disk.view).flatMap(({ buckets }) => buckets);
    await disk.write([{ ...sampleNote(7), plaintext: 'Outro.' }]);
    const after = catalogueOf(disk.view).flatMap(({ buckets }) => buckets);
    expect(before.every((bucket) => bucket.notes.length < 500)).toBe(true);
    const stale = after.filter(({ stamp }, place) => before[place]?.stamp !== stamp);
    expect(stale).toHaveLength(1);
  });
});
