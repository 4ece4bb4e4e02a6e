import type { Area } from '../../../web/area.ts';
import { forgetting } from '../../../engine/jobs/trusted-clock.ts';
import { transcriptionEndpoints } from './routes.ts';
import { PRUNE_TRANSCRIPTIONS, pruneTranscriptions } from './store.ts';

const HOUR_MS = 3_600_000;

export const transcription: Area = {
  endpoints: transcriptionEndpoints,
  jobs: {
    [PRUNE_TRANSCRIPTIONS]: {
      handler: (parts) => forgetting(parts, () => pruneTranscriptions(parts.db, parts.clock.now())),
      everyMs: HOUR_MS,
    },
  },
};
