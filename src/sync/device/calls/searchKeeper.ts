import type { Base } from '../../../data/base/base.ts';
import { type Bucket, catalogueOf } from '../../../data/search/catalogue.ts';
import { segmentOf, type WordsOfNote } from '../../../data/search/segment.ts';
import type { SegmentStore } from '../../../data/search/store.ts';
import { readNotes } from '../../../data/view/readNote.ts';
import type { View } from '../../../data/view/view.ts';
import { searchedText } from '../../../domain/notes/search.ts';
import { wordsOf } from '../../../domain/notes/words.ts';
import { type Clock, LockLost } from '../../environment.ts';
import type { Notifier } from '../../notifier.ts';
import type { Boot } from '../start/boot.ts';
import type { DeviceParts } from '../parts.ts';

/** Notes must have been quiet for so long; the pages of a first read come for longer than anybody waits. */
const QUIET_MS = 1_000;
const LONGEST_MS = 10_000;
/** Other work gets its turn after so long. */
const SLICE_MS = 8;
const READ_AT_A_TIME = 50;
/** The person's own requests wait for no slice: after each there is so long a rest while they come. */
const GENTLE_MS = 100;

export interface SearchKeeperParts extends Pick<DeviceParts, 'environment' | 'actor' | 'onFault'> {
  readonly view: View;
  readonly boot: Pick<Boot, 'complete' | 'completed'>;
  readonly segments: SegmentStore;
  readonly changed: Notifier;
  /** Whether the person asked for something a moment ago. */
  readonly isBusy: () => boolean;
  /** A bucket's words were written, or all are there. */
  readonly onKept: (bucket: string | null) => void;
}

/**
 * Keeps the words of the notes on disk, a bucket at a time, the newest first: reads those again whose notes have changed,
 * and takes away what belongs to none. What a killed worker left undone is found by its stamps. One tab does it for all.
 */
export async function keepSearch(parts: SearchKeeperParts, signal: AbortSignal): Promise<never> {
  const { changed, environment, onFault, actor } = parts;
  const { clock, locks } = environment;
  await untilAborted(parts.boot.completed, signal);
  for (;;) {
    await untilQuiet(changed, clock, signal);
    try {
      const base = await parts.boot.complete();
      await locks.hold(`sereno-search-${actor.userId}`, signal, (term) =>
        bringUp(parts, base, term),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof LockLost) continue;
      // A search without them reads texts: slower, and right.
      onFault(error);
    }
    await changed.wait(signal);
  }
}

function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** After the last change, or a while after the first. */
async function untilQuiet(
  changed: Notifier,
  { now }: Pick<Clock, 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const first = now();
  let began = first;
  for (;;) {
    await changed.wait(signal, QUIET_MS);
    const ended = now();
    if (ended - began >= QUIET_MS || ended - first >= LONGEST_MS) return;
    began = ended;
  }
}

async function bringUp(parts: SearchKeeperParts, base: Base, signal: AbortSignal): Promise<void> {
  const { view, segments, onKept } = parts;
  const kept = await segments.stamps();
  const wanted = catalogueOf(view).flatMap(({ buckets }) => buckets);
  const names = new Set(wanted.map(({ name }) => name));
  const gone = [...kept.keys()].filter((name) => !names.has(name));
  if (gone.length > 0) await segments.remove(gone);
  for (const bucket of wanted) {
    if (kept.get(bucket.name) === bucket.stamp) continue;
    const segment = segmentOf(await wordsIn(parts, base, bucket, signal));
    await segments.write({ bucket: bucket.name, stamp: bucket.stamp, segment });
    onKept(bucket.name);
  }
  onKept(null);
}

/** A note that went away meanwhile keeps its place, without words. */
async function wordsIn(
  { view, isBusy, environment: { clock } }: SearchKeeperParts,
  base: Base,
  { notes }: Bucket,
  signal: AbortSignal,
): Promise<WordsOfNote[]> {
  const read: WordsOfNote[] = [];
  const rest = () => clock.sleep(isBusy() ? GENTLE_MS : 0, signal);
  let since = clock.now();
  for (let from = 0; from < notes.length; from += READ_AT_A_TIME) {
    const some = notes.slice(from, from + READ_AT_A_TIME);
    const ids = some.map(({ id }) => id);
    if (isBusy()) await rest();
    const bodies = await readNotes(view, base, ids);
    const texts = new Map(bodies.map(({ note }) => [note.id, searchedText(note)]));
    for (const { id, revision } of some) {
      const words = new Set(wordsOf(texts.get(id) ?? '').map(({ word }) => word));
      read.push({ id, revision, words });
      if (clock.now() - since < SLICE_MS) continue;
      await rest();
      since = clock.now();
    }
    signal.throwIfAborted();
  }
  return read;
}
