import type { HoldOptions } from '../../../data/device.ts';
import type { Drafts } from '../../../data/drafts/drafts.ts';
import { uuidv7 } from '../../../domain/core/id.ts';
import type { Environment } from '../../environment.ts';
import { oneByOne } from '../inTurn.ts';

export interface HeldDrafts {
  /** @returns the key of a draft that nobody else writes, or a fresh one */
  hold(kind: string, options: HoldOptions): Promise<string>;
  release(key: string): Promise<void>;
}

export interface HeldDraftsParts {
  readonly userId: string;
  readonly drafts: Pick<Drafts, 'heads'>;
  readonly environment: Pick<Environment, 'locks' | 'clock' | 'randomBytes'>;
  /** Ends what is still held. */
  readonly signal: AbortSignal;
}

/** Which drafts of something new are being written: each by one window, held by a lock that ends with it. */
export function heldDrafts({ userId, drafts, environment, signal }: HeldDraftsParts): HeldDrafts {
  const { locks, clock, randomBytes } = environment;
  const releases = new Map<string, () => Promise<unknown>>();
  const inTurn = oneByOne();

  const take = (key: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const ended = locks.holdIfFree(`sereno-draft-${userId}-${key}`, async () => {
        if (signal.aborted) return;
        resolve(true);
        return new Promise<void>((release) => {
          signal.addEventListener('abort', () => release(), { once: true });
          releases.set(key, () => {
            release();
            return ended;
          });
        });
      });
      // Without effect where it was taken.
      ended.then(() => resolve(false), reject);
    });

  async function begun(kind: string, { wanted, except }: HoldOptions): Promise<readonly string[]> {
    const heads = await drafts.heads();
    const keys = heads
      .filter(({ key }) => key === kind || key.startsWith(`${kind}:`))
      .toSorted((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1))
      .map(({ key }) => key)
      .filter((key) => !except.includes(key) && !releases.has(key));
    return keys.toSorted((a, b) => Number(b === wanted) - Number(a === wanted));
  }

  return {
    hold: (kind, options) =>
      inTurn(async () => {
        for (const key of await begun(kind, options)) if (await take(key)) return key;
        const fresh = `${kind}:${uuidv7(clock.now(), randomBytes)}`;
        await take(fresh);
        return fresh;
      }),
    release: (key) =>
      inTurn(async () => {
        await releases.get(key)?.();
        releases.delete(key);
      }),
  };
}
