import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';

/** What went over the line for one person's data in a month, in bytes as they travelled, without headers. */
export interface Traffic {
  /** `yyyy-MM`, as this device counts days. */
  readonly month: string;
  readonly sent: number;
  readonly received: number;
}

/** Where the count of the present month lies. Losing it costs a figure and nothing else. */
export interface TrafficStore {
  read(): Promise<Traffic | null>;
  /** Adds to its month's count; another month's begins anew. */
  add(more: Traffic): Promise<void>;
}

const TRAFFIC = 'traffic';

/** In the user's database. The page's worker and the service worker count into the same. */
export const dexieTraffic = (database: UserDatabase): TrafficStore => {
  const { meta } = database;
  const read = async () => ((await meta.get(TRAFFIC))?.value as Traffic | undefined) ?? null;
  return {
    read: () => stored(read),
    add: (more) =>
      stored(() =>
        database.transaction('rw', meta, async () => {
          const before = await read();
          const value = before?.month === more.month ? summed(before, more) : more;
          await meta.put({ key: TRAFFIC, value });
        }),
      ),
  };
};

export const summed = (one: Traffic, other: Traffic): Traffic => ({
  month: other.month,
  sent: one.sent + other.sent,
  received: one.received + other.received,
});
