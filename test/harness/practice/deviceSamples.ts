import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { AppointmentRow } from '../../../src/data/queries/agenda/results.ts';
import type { SyncStatus } from '../../../src/data/queries/kit/syncStatus.ts';
import type { EngineStatus } from '../../../src/data/queries/kit/source.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { type CommandName, commands } from '../../../src/domain/registry.ts';
import { psych, psychId, sampleId } from './samples.ts';

/** Nothing to do, and the server is there. */
export const idleEngine: EngineStatus = {
  connection: 'online',
  activity: 'idle',
  session: 'valid',
  firstSync: null,
  lastSyncAt: null,
  clockMinutes: 0,
  isClockGuessed: false,
  clockLeap: 0,
  isSilent: false,
  troubleSince: null,
  limitWords: null,
  isFull: false,
};

export const sampleStatus = (changes: Partial<SyncStatus> = {}): SyncStatus => ({
  ...idleEngine,
  waiting: 0,
  needsPerson: 0,
  conflicts: 0,
  drafts: 0,
  shelved: 0,
  ...changes,
});

/** The psychologist's command as it waits in the outbox: the n-th, n seconds after seven. */
export const sampleOutboxRow = (
  position: number,
  name: CommandName,
  args: object,
  changes: Partial<OutboxRow> = {},
): OutboxRow => ({
  position,
  key: sampleId(6, position),
  userId: psychId,
  name,
  args,
  at: `2026-03-02T07:00:${String(position % 60).padStart(2, '0')}.000Z`,
  baseV: 0,
  touches: commands.get(name)!.touches(args, psych).map(refKey),
  state: 'waiting',
  seq: null,
  tries: 0,
  ackV: null,
  refusal: null,
  ...changes,
});

/** A session without a patient, as the agenda shows it. */
export const sampleAppointmentRow = (id: string, startAt = '', endAt = ''): AppointmentRow => ({
  id,
  startAt,
  endAt,
  status: 'scheduled',
  title: null,
  patientId: null,
  patientName: null,
  psychologistId: 'p',
  psychologistName: null,
  note: null,
  isGoogleCalendarEvent: false,
  mark: 'saved',
  repair: null,
});
