import type { Area } from '../../web/area.ts';
import { forgetting, lookAtClock } from '../../engine/jobs/trusted-clock.ts';
import { backupJob, pruneJob } from './jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const operations: Area = {
  jobs: {
    'operations.clock': { handler: (parts) => () => lookAtClock(parts), everyMs: HOUR_MS },
    'operations.prune': {
      handler: (parts) => forgetting(parts, () => pruneJob(parts)),
      everyMs: DAY_MS,
    },
    'operations.backup': { handler: backupJob, everyMs: DAY_MS },
  },
};
