import { commands } from '../../domain/registry.ts';
import type { OutboxRow, OutboxState } from '../outbox/row.ts';
import type { View } from '../view/view.ts';
import type { SyncItem } from './results.ts';
import type { QueryDefinition } from './source.ts';

const ROWS_MAX = 200;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The patient's name; that of a refused creation stands in its command alone. */
function patientName(view: View, id: unknown): string | null {
  const patientId = textOf(id);
  if (!patientId) return null;
  const known = view.get('patients', patientId)?.name;
  if (known) return known;
  const creation = view.outbox.find(
    ({ name, args }) => name === 'patient.create' && fieldsOf(args)['id'] === patientId,
  );
  return textOf(fieldsOf(creation?.args)['name']);
}

/** Whom a change is about: the patient of whatever it names, else a title or a person's own name. */
function subjectOf(view: View, { name, args }: OutboxRow): string | null {
  const fields = fieldsOf(args);
  const id = textOf(fields['id']) ?? '';
  switch (commands.get(name)?.entity) {
    case 'patients':
      return textOf(fields['name']) ?? patientName(view, id);
    case 'appointments': {
      const session = view.get('appointments', id);
      const patient = patientName(view, fields['patientId'] ?? session?.patientId);
      return patient ?? textOf(fields['title'] ?? session?.title);
    }
    case 'notes':
      return patientName(view, fields['patientId'] ?? view.get('notes', id)?.patientId);
    case 'users':
      return view.get('users', view.actor.userId)?.name ?? null;
    default:
      return null;
  }
}

const needsPerson = (state: OutboxState): boolean => state === 'refused' || state === 'parked';

const itemOf = (view: View, row: OutboxRow): SyncItem => ({
  key: row.key,
  name: row.name,
  title: commands.get(row.name)?.title ?? row.name,
  subject: subjectOf(view, row),
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

export const syncStatus: QueryDefinition<'sync.status'> = {
  topics: ['outbox', 'status'],
  run: ({ view, status }) => ({
    ...status,
    waiting: view.outbox.filter(({ state }) => state === 'waiting' || state === 'sent').length,
    needsPerson: view.outbox.filter(({ state }) => needsPerson(state)).length,
  }),
};
