import type { ServerParts } from '../parts.ts';
import { backUp } from './backup.ts';
import { prune } from './prune.ts';

/** Daily: forgets what nobody needs any more. */
export async function pruneJob({ db, clock, logger }: ServerParts): Promise<void> {
  const rows = await prune(db, clock.now());
  logger?.('info', 'pruned', { rows });
}

/** Daily: a copy of everything in the folder of backups, where the configuration names one. */
export async function backupJob({ db, clock, logger, config }: ServerParts): Promise<void> {
  if (!config?.backup) return;
  const { bytes } = await backUp(db, config.backup, clock.now());
  logger?.('info', 'backed_up', { bytes });
}
