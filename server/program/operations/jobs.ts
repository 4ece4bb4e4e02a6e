import type { BackupPlace } from '../../kernel/config.ts';
import { RESERVE_BYTES } from '../../kernel/db/embedded/room.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import { backUp } from './copies/backup.ts';
import { prune } from './prune.ts';

/** Daily: forgets what nobody needs any more. */
export async function pruneJob({
  db,
  clock,
  logger,
}: Pick<ServerParts, 'db' | 'clock' | 'logger'>): Promise<void> {
  const rows = await prune(db, clock.now());
  logger?.('info', 'pruned', { rows });
}

/** No copy takes the room from what is written meanwhile. */
const FREE_BYTES = 2 * RESERVE_BYTES;

/**
 * Daily: a copy of everything in the folder of backups, where the configuration names one. A practice may take longer to
 * copy than a job's time: the next attempt then waits for the copy that is being made, and begins no other.
 */
export function backupJob({
  db,
  clock,
  logger,
  config,
}: Pick<ServerParts, 'db' | 'clock' | 'logger' | 'config'>): () => Promise<void> {
  let making: Promise<void> | undefined;
  const make = async (place: BackupPlace): Promise<void> => {
    const { bytes } = await backUp(db, place, clock.now(), FREE_BYTES);
    logger?.('info', 'backed_up', { bytes });
  };
  return async () => {
    if (!config?.backup) return;
    making ??= make(config.backup).finally(() => (making = undefined));
    await making;
  };
}
