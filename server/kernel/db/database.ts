import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Stops a subscription. */
export type Unlisten = () => Promise<void>;

/**
 * Says how to treat a database whose schema is older than the program.
 * `migrate` brings it up to date, after `copyFirst` has copied it, where given. `refuse` does not
 * open it. `leave` opens it as it is, for readers only.
 */
export type OlderSchema =
  | {
      readonly action: 'migrate';
      /** @param schema the newest migration that the database has had */
      readonly copyFirst?: (db: Database, schema: number) => Promise<void>;
    }
  | { readonly action: 'refuse' | 'leave' };

/**
 * An open database. Its schema is up to date unless it was opened with `leave`.
 * Data is reached by `withTenant`, not by `kysely` itself.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Whether its practices stand on several machines. */
  readonly isSpread: boolean;
  /** True if the schema is older than the program, which was told to leave it. */
  readonly isOlder: boolean;
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
