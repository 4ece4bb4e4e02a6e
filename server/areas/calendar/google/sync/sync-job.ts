import type { NewJob } from '../../../../engine/execution/store.ts';
import type { Owner } from '../access/integrations.ts';

export const SYNC = 'calendar.sync';

/** One person's sync, as soon as possible. At most one waits at a time. */
export const syncJob = ({ tenantId, userId }: Owner): NewJob => ({
  kind: SYNC,
  key: `${SYNC}:${tenantId}:${userId}`,
  payload: { userId },
});
