import type { EntityName } from '../../domain/core/documents.ts';
import { commands } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import type { View } from '../view/view.ts';

/** A command's arguments, of which nothing is certain: they may stem from another version. */
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

function sessionSubject(view: View, fields: Fields): string | null {
  const session = view.get('appointments', textOf(fields['id']) ?? '');
  const patient = patientName(view, fields['patientId'] ?? session?.patientId);
  return patient ?? textOf(fields['title'] ?? session?.title);
}

function noteSubject(view: View, fields: Fields): string | null {
  const note = view.get('notes', textOf(fields['id']) ?? '');
  return patientName(view, fields['patientId'] ?? note?.patientId);
}

const subjects: Readonly<Record<EntityName, (view: View, fields: Fields) => string | null>> = {
  tenants: () => null,
  users: (view) => view.get('users', view.actor.userId)?.name ?? null,
  patients: (view, fields) => textOf(fields['name']) ?? patientName(view, fields['id']),
  patientInvites: (view, fields) => {
    const invite = view.get('patientInvites', textOf(fields['id']) ?? '');
    return patientName(view, fields['patientId'] ?? invite?.patientId);
  },
  availabilityPeriods: () => null,
  availabilityBlocks: () => null,
  recurringBreaks: () => null,
  recurringAppointments: (view, fields) => {
    const recurrence = view.get('recurringAppointments', textOf(fields['id']) ?? '');
    return patientName(view, fields['patientId'] ?? recurrence?.patientId);
  },
  appointments: sessionSubject,
  notes: noteSubject,
  payments: (view, fields) => {
    const payment = view.get('payments', textOf(fields['id']) ?? '');
    const session = view.get('appointments', textOf(fields['appointmentId']) ?? '');
    return patientName(view, payment?.patientId ?? session?.patientId);
  },
};

/** Whom a change is about: the patient of whatever it names, else a session's title or a person's own name. */
export function subjectOf(view: View, { name, args }: OutboxRow): string | null {
  const command = commands.get(name);
  return command ? subjects[command.entity](view, fieldsOf(args)) : null;
}
