import type { Area } from '../http/area.ts';
import { backupJob, pruneJob } from './jobs.ts';

const DAY_MS = 86_400_000;

export const operations: Area = {
  jobs: {
    'operations.prune': { handler: (parts) => () => pruneJob(parts), everyMs: DAY_MS },
    'operations.backup': { handler: backupJob, everyMs: DAY_MS },
  },
};
