import { setImmediate } from 'node:timers/promises';
import type { OneConnection } from './one-connection.ts';

const CHECKPOINT_MS = 5 * 60_000;
/** Soon after the start, since the tables may just have been filled. */
const FIRST_VACUUM_MS = 60_000;
const VACUUM_MS = 60 * 60_000;

const SLOW = { isSlow: true };

export const checkpoint = (connection: OneConnection): Promise<void> =>
  connection.use((engine) => engine.run('checkpoint', SLOW));

/** Table by table: each one holds up everything else while it is cleaned. */
async function vacuum(connection: OneConnection): Promise<void> {
  const { rows } = await connection.use((engine) =>
    engine.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
      [],
    ),
  );
  for (const { name } of rows as { readonly name: string }[]) {
    await connection.use((engine) => engine.run(`vacuum analyze ${name}`, SLOW));
    await setImmediate();
  }
}

/** Nobody recycles the log or vacuums in the embedded database but us. */
export function maintain(connection: OneConnection): () => void {
  // A round that fails (the database is closing) is made up for by the next.
  const ignore = (): void => {};
  const clean = (): void => void vacuum(connection).catch(ignore);
  const timers = [
    setInterval(() => void checkpoint(connection).catch(ignore), CHECKPOINT_MS),
    setTimeout(clean, FIRST_VACUUM_MS),
    setInterval(clean, VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
