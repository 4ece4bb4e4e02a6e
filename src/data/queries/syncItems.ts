import { commands } from '../../domain/registry.ts';
import type { OutboxRow, OutboxState } from '../outbox/row.ts';
import type { View } from '../view/view.ts';
import type { SyncItem } from './results.ts';
import type { QueryDefinition } from './source.ts';
import { spanOf, subjectOf } from './subject.ts';

const ROWS_MAX = 200;

const needsPerson = (state: OutboxState): boolean => state === 'refused' || state === 'parked';

const itemOf = (view: View, row: OutboxRow): SyncItem => ({
  key: row.key,
  name: row.name,
  title: commands.get(row.name)?.title ?? row.name,
  subject: subjectOf(view, row),
  span: spanOf(view, row),
  args: row.args,
  at: row.at,
  state: row.state,
  refusal: row.refusal,
  canDiscard: row.state !== 'sent',
});

export const syncItems: QueryDefinition<'sync.items'> = {
  topics: ['outbox', 'patients', 'appointments', 'notes', 'users'],
  run({ view }) {
    const open = view.outbox.filter(({ state }) => state !== 'acknowledged');
    const first = open.filter(({ state }) => needsPerson(state));
    const rest = open.filter(({ state }) => !needsPerson(state));
    return [...first, ...rest].slice(0, ROWS_MAX).map((row) => itemOf(view, row));
  },
};

export const syncConflicts: QueryDefinition<'sync.conflicts'> = {
  topics: ['notes', 'patients'],
  run: ({ view }) =>
    [...view.indexes.notesInConflict]
      .map(({ id, appointmentId, patientId, conflicts: [first], updatedAt }) => ({
        noteId: id,
        appointmentId,
        subject: view.get('patients', patientId)?.name ?? null,
        at: first?.at ?? updatedAt,
      }))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .slice(0, ROWS_MAX),
};

export const syncStatus: QueryDefinition<'sync.status'> = {
  topics: ['outbox', 'notes', 'drafts', 'status'],
  run({ view, status, drafts }) {
    const conflicts = view.indexes.notesInConflict.size;
    const stopped = view.outbox.filter(({ state }) => needsPerson(state)).length;
    return {
      ...status,
      waiting: view.outbox.filter(({ state }) => state === 'waiting' || state === 'sent').length,
      needsPerson: stopped + conflicts,
      conflicts,
      drafts: drafts.length,
    };
  },
};
