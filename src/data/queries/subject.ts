import { definitionOf, type EntityName } from '../../domain/core/documents.ts';
import { type Look, type SomeFields, textOf } from '../../domain/core/entity.ts';
import { commands } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import type { View } from '../view/view.ts';

const fieldsOf = (value: unknown): SomeFields =>
  typeof value === 'object' && value !== null ? (value as SomeFields) : {};

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

const lookAt = (view: View): Look => ({
  userId: view.actor.userId,
  get: (entity, id) => view.get(entity as EntityName, textOf(id) ?? '') as SomeFields | undefined,
  patientName: (id) => patientName(view, id),
});

/** Whom a change is about: the patient of whatever it names, else a session's title or a person's own name. */
export function subjectOf(view: View, { name, args }: OutboxRow): string | null {
  const command = commands.get(name);
  return (command && definitionOf(command.entity).subject?.(fieldsOf(args), lookAt(view))) ?? null;
}
