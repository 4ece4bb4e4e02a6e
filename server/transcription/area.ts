import type { Area } from '../http/area.ts';
import { transcriptionEndpoints } from './routes.ts';
import { PRUNE_TRANSCRIPTIONS, pruneTranscriptions } from './store.ts';

const HOUR_MS = 3_600_000;

export const transcription: Area = {
  endpoints: transcriptionEndpoints,
  jobs: {
    [PRUNE_TRANSCRIPTIONS]: {
      handler:
        ({ db, clock }) =>
        () =>
          pruneTranscriptions(db, clock.now()),
      everyMs: HOUR_MS,
    },
  },
};
