import type { NoteHits, NoteSearchArgs } from '../../../data/device.ts';
import { segmentCache } from '../../../data/search/cache.ts';
import { catalogueOf, type Month } from '../../../data/search/catalogue.ts';
import type { SearchSource } from '../../../data/search/find.ts';
import type { Coverage } from '../../../data/view/coverage.ts';
import { readNotes } from '../../../data/view/readNote.ts';
import type { View } from '../../../data/view/view.ts';
import { searchedText } from '../../../domain/notes/search.ts';
import { createNotifier } from '../../notifier.ts';
import type { Boot } from '../start/boot.ts';
import type { DeviceParts } from '../parts.ts';
import { keepSearch } from './searchKeeper.ts';
import { SearchRun, type SearchRunParts } from './searchRun.ts';

/** Searches run again so long after something has changed. */
const AGAIN_MS = 150;

export interface NoteSearch {
  /** Finds at once and again whenever notes change. @returns ends it */
  watch(args: NoteSearchArgs, onHits: (hits: NoteHits) => unknown): () => void;
  /** What the view holds completely has changed. */
  note(): void;
  /** Resolves when nothing runs any more. */
  close(): Promise<void>;
}

interface Parts extends DeviceParts {
  readonly view: View;
  readonly boot: Boot;
  readonly coverage: () => Coverage;
  /** Whether the person asked for something a moment ago. */
  readonly isBusy: () => boolean;
}

/** The device's notes as a search goes through them. */
function searchSource({ view, boot, segments }: Parts) {
  const cache = segmentCache(segments);
  let months: readonly Month[] | null = null;
  return {
    forgetNotes: () => (months = null),
    forget: (bucket: string) => cache.forget(bucket),
    now: (): SearchSource => ({
      months: (months ??= catalogueOf(view)),
      // A disk that cannot be read costs time: the texts are.
      read: (bucket) => cache.read(bucket).catch(() => null),
      async textsOf(ids) {
        const bodies = await readNotes(view, await boot.complete(), ids);
        return new Map(bodies.map(({ note }) => [note.id, searchedText(note)]));
      },
    }),
  };
}

/** The full-text search of a device's notes: who searches, and what is kept for it. Begins to keep the words of notes at once. */
export function noteSearch(parts: Parts): NoteSearch {
  const { view, onFault } = parts;
  const { clock } = parts.environment;
  const source = searchSource(parts);
  const changed = createNotifier(clock);
  const runs = new Set<SearchRun>();
  const closing = new AbortController();
  const { signal } = closing;
  const runParts: SearchRunParts = {
    clock,
    source: source.now,
    extent: (patientId) => ({
      total: countOf(view, patientId),
      isAll: parts.coverage().records === 'all',
    }),
    onFault,
    signal,
  };
  const runSoon = together(runs, (work) => clock.sleep(AGAIN_MS, signal).then(work));
  const stop = view.onChange(({ documents }) => {
    if (!documents.has('notes')) return;
    source.forgetNotes();
    changed.notify();
    runSoon();
  });
  const onKept = (bucket: string | null) => {
    if (bucket !== null) source.forget(bucket);
    runSoon();
  };
  const keeping = keepSearch({ ...parts, changed, onKept }, signal).catch(() => undefined);
  return {
    watch(args, onHits) {
      const run = new SearchRun(runParts, args, onHits);
      runs.add(run);
      return () => {
        run.end();
        runs.delete(run);
      };
    },
    note: runSoon,
    async close() {
      stop();
      closing.abort();
      runs.clear();
      await keeping;
      parts.segments.close();
    },
  };
}

/** Many changes come together: the searches run once for them. */
function together(runs: ReadonlySet<SearchRun>, later: (work: () => void) => Promise<unknown>) {
  let isWaiting = false;
  const run = () => {
    isWaiting = false;
    for (const each of runs) void each.again();
  };
  return (): void => {
    if (isWaiting || runs.size === 0) return;
    isWaiting = true;
    later(run).catch(() => undefined);
  };
}

const countOf = ({ indexes }: View, patientId: string | undefined): number =>
  patientId ? indexes.notesOfPatient.get(patientId).length : indexes.notes.items.length;
