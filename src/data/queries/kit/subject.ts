import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { definitionOf, type EntityName } from '../../../domain/core/documents.ts';
import { type Look, type SomeFields, textOf } from '../../../domain/core/entity.ts';
import { commands } from '../../../domain/registry.ts';
import type { OutboxRow } from '../../outbox/row.ts';
import type { QueryView } from './source.ts';

const fieldsOf = (value: unknown): SomeFields =>
  typeof value === 'object' && value !== null ? (value as SomeFields) : {};

/** The patient's name; that of a refused creation stands in its command alone. */
export function patientName(view: QueryView, id: unknown): string | null {
  const patientId = textOf(id);
  if (!patientId) return null;
  const known = view.get('patients', patientId)?.name;
  if (known) return known;
  const creation = view.outbox.find(
    ({ name, args }) => name === 'patient.create' && fieldsOf(args)['id'] === patientId,
  );
  return textOf(fieldsOf(creation?.args)['name']);
}

const lookAt = (view: QueryView): Look => ({
  userId: view.actor.userId,
  get: (entity, id) => view.get(entity as EntityName, textOf(id) ?? '') as SomeFields | undefined,
  patientName: (id) => patientName(view, id),
});

const instantOf = (value: unknown): string | null =>
  Number.isNaN(Date.parse(textOf(value) ?? '')) ? null : textOf(value);

/** Of the session that a change is about, itself or through its note or payment. */
function sessionOf(view: QueryView, { name, args }: OutboxRow) {
  const { id, appointmentId } = fieldsOf(args);
  if (commands.get(name)?.entity === 'appointments')
    return view.get('appointments', textOf(id) ?? '');
  const note = view.get('notes', textOf(id) ?? '');
  return view.get('appointments', textOf(appointmentId) ?? note?.appointmentId ?? '');
}

/** When the session is, or was to be, that a change is about. */
export function spanOf(
  view: QueryView,
  row: OutboxRow,
): Pick<Appointment, 'startAt' | 'endAt'> | null {
  const fields = fieldsOf(row.args);
  const session = sessionOf(view, row);
  const startAt = instantOf(fields['startAt']) ?? session?.startAt;
  const endAt = instantOf(fields['endAt']) ?? session?.endAt;
  return startAt && endAt ? { startAt, endAt } : null;
}

/** Whom a change is about: the patient of whatever it names, else a session's title or a person's own name. */
export function subjectOf(view: QueryView, { name, args }: OutboxRow): string | null {
  const command = commands.get(name);
  return (command && definitionOf(command.entity).subject?.(fieldsOf(args), lookAt(view))) ?? null;
}
