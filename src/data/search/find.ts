import { matchesIn, type Term } from '../../domain/notes/search.ts';
import type { Bucket, Month, StampedNote } from './catalogue.ts';
import { placesIn } from './segment.ts';
import type { StoredSegment } from './store.ts';

export interface Searching {
  readonly terms: readonly Term[];
  /** Of this patient alone. */
  readonly patientId?: string | undefined;
}

export interface SearchSource {
  readonly months: readonly Month[];
  /** What is kept of a bucket, of an earlier state perhaps. */
  readonly read: (bucket: Bucket) => Promise<StoredSegment | null>;
  /** The texts that are searched, of those of the asked for that there are. */
  readonly textsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** What was found in the notes of one month. */
export interface MonthFound {
  /** The newest first. */
  readonly ids: readonly string[];
  readonly searched: number;
}

/** Notes whose words are not kept yet are read one by one, so many in a search at most. */
const READ_AT_MOST = 400;
const READ_AT_A_TIME = 50;

interface Sorted {
  /** Found by their words as they are now. */
  readonly found: readonly StampedNote[];
  /** Kept, and current: looked through. */
  readonly known: number;
  /** Their words are not kept, or not as they are now. */
  readonly unknown: readonly StampedNote[];
}

/** What a bucket's segment says of its notes. */
function lookUp(
  bucket: Bucket,
  kept: StoredSegment | null,
  terms: readonly Term[],
  isAskedFor: (note: StampedNote) => boolean,
): Sorted {
  const asked = bucket.notes.filter(isAskedFor);
  if (!kept) return { found: [], known: 0, unknown: asked };
  const { segment } = kept;
  const places = placesIn(segment, terms);
  if (kept.stamp === bucket.stamp) {
    const found = places.map((place) => bucket.notes[place] as StampedNote).filter(isAskedFor);
    return { found, known: asked.length, unknown: [] };
  }
  const revisions = new Map(segment.ids.map((id, place) => [id, segment.revisions[place]]));
  const isCurrent = ({ id, revision }: StampedNote) => revisions.get(id) === revision;
  const hits = new Set(places.map((place) => segment.ids[place]));
  const known = asked.filter(isCurrent);
  return {
    found: known.filter(({ id }) => hits.has(id)),
    known: known.length,
    unknown: asked.filter((note) => !isCurrent(note)),
  };
}

async function haveIt(
  { textsOf }: SearchSource,
  notes: readonly StampedNote[],
  terms: readonly Term[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < notes.length; from += READ_AT_A_TIME) {
    const some = notes.slice(from, from + READ_AT_A_TIME).map(({ id }) => id);
    for (const [id, text] of await textsOf(some)) if (matchesIn(text, terms)) ids.push(id);
  }
  return ids;
}

/**
 * Goes through the notes, a month a step, the newest first. Words are looked up in what is kept of them; the texts are
 * read of notes that changed since, and where words must follow each other.
 */
export async function* findNotes(
  source: SearchSource,
  { terms, patientId }: Searching,
): AsyncGenerator<MonthFound, void> {
  const isAskedFor = (note: StampedNote) => !patientId || note.patientId === patientId;
  const isWordByWord = terms.every(({ words }) => words.length === 1);
  let toRead = READ_AT_MOST;
  for (const { notes, buckets } of source.months) {
    const hits = new Set<string>();
    let searched = 0;
    for (const bucket of buckets) {
      if (!bucket.notes.some(isAskedFor)) continue;
      const { found, known, unknown } = lookUp(
        bucket,
        await source.read(bucket),
        terms,
        isAskedFor,
      );
      const read = unknown.slice(0, toRead);
      toRead -= read.length;
      searched += known + read.length;
      const sure = isWordByWord ? found : [];
      for (const { id } of sure) hits.add(id);
      const unsure = isWordByWord ? read : [...found, ...read];
      for (const id of await haveIt(source, unsure, terms)) hits.add(id);
    }
    const ids = notes.filter(({ id }) => hits.has(id)).map(({ id }) => id);
    yield { ids, searched };
  }
}
