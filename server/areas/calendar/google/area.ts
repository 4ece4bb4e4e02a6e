import type { Area } from '../../../web/area.ts';
import { runDeparture } from './depart.ts';
import { DEPART } from './departures.ts';
import { enqueueSyncs, runCalendarSync, SYNC_EVERY_MS } from './jobs.ts';
import { calendarEndpoints } from './routes.ts';
import { SYNC } from './sync/sync-job.ts';
import { wakeCalendars } from './wake.ts';

export const calendar: Area = {
  titles: { 'google-calendar': 'Google Calendar' },
  endpoints: calendarEndpoints,
  jobs: {
    [SYNC]: { handler: (parts) => (payload, job) => runCalendarSync(parts, payload, job) },
    [DEPART]: { handler: (parts) => (payload, job) => runDeparture(parts, payload, job) },
    'calendar.syncAll': { handler: (parts) => () => enqueueSyncs(parts), everyMs: SYNC_EVERY_MS },
  },
  onWritten: wakeCalendars,
};
