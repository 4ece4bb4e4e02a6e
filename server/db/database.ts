import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Stops a subscription. */
export type Unlisten = () => Promise<void>;

/** An open database with its schema up to date. Data is reached by `withTenant`, not by `kysely` itself. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Whether its practices stand on several machines. */
  readonly isSpread: boolean;
  readonly kysely: Kysely<Tables>;
  /**
   * Calls `onMessage` for each `pg_notify` on the channel after its commit. `onReconnect` says that messages may have
   * been missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<Unlisten>;
  close(): Promise<void>;
}
