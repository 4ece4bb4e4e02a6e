import { STATUS_EVERY_MS, STATUS_JOB, storeStatuses } from '../appointments/status-job.ts';
import { sendChanged, sendConfirmation } from '../auth/address/mails.ts';
import {
  sendAccountExists,
  sendPasswordChanged,
  sendReset,
  sendVerification,
} from '../auth/mail-jobs.ts';
import { enqueueSyncs, runCalendarSync, SYNC_EVERY_MS } from '../calendar/jobs.ts';
import { runDeparture } from '../calendar/depart.ts';
import { DEPART } from '../calendar/departures.ts';
import { SYNC } from '../calendar/sync-job.ts';
import { INVITE_KIND } from '../invites/sending.ts';
import { sendInvite } from '../invites/mail-job.ts';
import { SUMMARISE, summariseNote } from '../notes/summarise.ts';
import { backupJob, pruneJob } from '../operations/jobs.ts';
import { DISPOSE, disposeJob } from '../records/dispose.ts';
import {
  EXTEND_ALL,
  EXTEND_TENANT,
  extendEverywhere,
  extendRecurrences,
  FILL,
  fillRecurrence,
} from '../recurrences/extend.ts';
import { PRUNE_TRANSCRIPTIONS, pruneTranscriptions } from '../transcription/store.ts';
import type { Handlers, JobParts, Periodic } from './job.ts';

/** What is done for each kind of job. A new kind is a line here; its function lives in its own folder. */
export const createHandlers = (parts: JobParts): Handlers => ({
  'mail.verifyEmail': sendVerification(parts),
  'mail.resetPassword': sendReset(parts),
  'mail.passwordChanged': sendPasswordChanged(parts),
  'mail.confirmEmail': sendConfirmation(parts),
  'mail.emailChanged': sendChanged(parts),
  'mail.accountExists': sendAccountExists(parts),
  [INVITE_KIND]: sendInvite(parts),
  [SUMMARISE]: (payload, job) => summariseNote(parts, payload, job),
  [STATUS_JOB]: (_payload, { signal }) => storeStatuses(parts, parts.clock.now(), signal),
  [EXTEND_ALL]: () => extendEverywhere(parts),
  [EXTEND_TENANT]: (_payload, { tenantId }) => extendRecurrences(parts, tenantId ?? ''),
  [FILL]: (payload, { tenantId }) => fillRecurrence(parts, payload, tenantId),
  [SYNC]: (payload, job) => runCalendarSync(parts, payload, job),
  [DEPART]: (payload, job) => runDeparture(parts, payload, job),
  'calendar.syncAll': () => enqueueSyncs(parts),
  [PRUNE_TRANSCRIPTIONS]: () => pruneTranscriptions(parts.db, parts.clock.now()),
  [DISPOSE]: (_payload, { signal }) => disposeJob(parts, signal),
  'operations.prune': () => pruneJob(parts),
  'operations.backup': backupJob(parts),
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Kinds that come round by the clock. */
export const periodic: readonly Periodic[] = [
  { kind: STATUS_JOB, everyMs: STATUS_EVERY_MS },
  { kind: EXTEND_ALL, everyMs: DAY_MS },
  { kind: 'calendar.syncAll', everyMs: SYNC_EVERY_MS },
  { kind: PRUNE_TRANSCRIPTIONS, everyMs: HOUR_MS },
  { kind: DISPOSE, everyMs: DAY_MS },
  { kind: 'operations.prune', everyMs: DAY_MS },
  { kind: 'operations.backup', everyMs: DAY_MS },
];
