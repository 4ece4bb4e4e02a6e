import * as v from 'valibot';
import { TEXT_MAX, uuid } from '../core/fields.ts';
import { type Entity, textOf } from '../core/entity.ts';

/** So many one person has at most. */
export const TEMPLATES_MAX = 100;
export const TEMPLATE_NAME_MAX = 80;

const NAME = 'Dê um nome ao modelo.';
const TEXT = 'Escreva o texto do modelo.';

export const templateName = v.pipe(
  v.string(NAME),
  v.trim(),
  v.nonEmpty(NAME),
  v.maxLength(TEMPLATE_NAME_MAX, `Use no máximo ${TEMPLATE_NAME_MAX} caracteres`),
);

/** As typed: never trimmed, never blank. */
export const templateText = v.pipe(
  v.string(TEXT),
  v.check((value) => value.trim() !== '', TEXT),
  v.maxLength(TEXT_MAX, `Use no máximo ${TEXT_MAX} caracteres`),
);

/** A text that a psychologist begins notes with. Seen by its author alone. */
export const noteTemplateSchema = v.object({
  id: uuid,
  psychologistId: uuid,
  name: v.string(),
  text: v.string(),
  createdAt: v.string(),
});

export type NoteTemplate = v.InferOutput<typeof noteTemplateSchema>;

export const noteTemplates: Entity<NoteTemplate> = {
  schema: noteTemplateSchema,
  missing: 'Modelo não encontrado.',
  seenBy: { owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' } },
  hotAt: 'always',
  subject: ({ id, name }, look) => textOf(name) ?? textOf(look.get('noteTemplates', id)?.['name']),
};
