import type { Area } from '../../../web/area.ts';
import { custodyEndpoints } from './routes.ts';
import { SEAL, sealEverywhere } from './seal-job.ts';

const HOUR_MS = 3_600_000;

export const custody: Area = {
  titles: { custody: 'Custódia' },
  endpoints: custodyEndpoints,
  jobs: {
    [SEAL]: {
      handler:
        (parts) =>
        (_payload, { signal }) =>
          sealEverywhere(parts, signal),
      everyMs: HOUR_MS,
    },
  },
};
