import type { Checkpoint, CheckpointStore } from '../../data/meta/checkpoint.ts';
import type { ChangesPage } from '../../domain/sync/protocol.ts';
import { beginning, beginsFullRead, writingPage } from './page.ts';

/** Asks for the page after a cursor, of so many documents at most. */
export type AskPage = (
  cursor: string | null,
  size: { readonly limit: number },
) => Promise<ChangesPage>;

/**
 * Asks whether the server still knows the page whose writing broke off, if one did.
 * Where its data were set back meanwhile, the base may hold rows that this history never had. The
 * checkpoint, which is older, does not tell.
 * @returns the first page of the other history, or nothing
 */
async function foreignPage(
  { writing }: Checkpoint,
  ask: AskPage,
): Promise<ChangesPage | undefined> {
  const page = writing ? await ask(writing, { limit: 1 }) : undefined;
  return page?.reset ? page : undefined;
}

/** Asks for a foreign page whenever it is called, until there was one. */
export function foreignOnce(
  checkpoint: Checkpoint,
  ask: AskPage,
): () => Promise<ChangesPage | undefined> {
  let isFound = false;
  return async () => {
    const page = isFound ? undefined : await foreignPage(checkpoint, ask);
    isFound ||= page !== undefined;
    return page;
  };
}

/**
 * Saves under which checkpoint the page is about to be written.
 * @returns `null` where another puller has moved on
 */
export async function beginPage(
  {
    checkpoints,
    onMoved,
  }: {
    readonly checkpoints: CheckpointStore;
    readonly onMoved: (before: Checkpoint, after: Checkpoint) => void;
  },
  expected: Checkpoint,
  page: ChangesPage,
): Promise<Checkpoint | null> {
  const isFullRead = beginsFullRead(expected, page);
  if (!isFullRead && page.changes.length === 0) return expected;
  const begun = isFullRead ? beginning(expected, page) : writingPage(expected, page);
  if (!(await checkpoints.save(begun, expected))) return null;
  if (isFullRead) onMoved(expected, begun);
  return begun;
}
