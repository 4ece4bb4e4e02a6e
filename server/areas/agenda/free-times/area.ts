import type { Area } from '../../../web/area.ts';
import { followAgenda, REFRESH_JOB } from './follow.ts';
import { KEEP_EVERY_MS, KEEP_JOB, keepFreeTimes } from './keep.ts';
import { refreshFreeTimes } from './refresh.ts';

/** What patients' devices are told of their psychologists' agendas. */
export const freeTimes: Area = {
  onWritten: followAgenda,
  jobs: {
    [REFRESH_JOB]: {
      handler:
        (parts) =>
        async ({ psychologistId }, { tenantId }) => {
          if (tenantId === null) return;
          const whose = { tenantId, psychologistId: String(psychologistId) };
          await refreshFreeTimes(parts, whose, parts.clock.now());
        },
    },
    [KEEP_JOB]: {
      handler:
        (parts) =>
        (_payload, { signal }) =>
          keepFreeTimes(parts, parts.clock.now(), signal),
      everyMs: KEEP_EVERY_MS,
    },
  },
};
