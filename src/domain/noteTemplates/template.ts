import * as v from 'valibot';
import { TEXT_MAX, uuid } from '../core/fields.ts';
import { defineEntity, field, OWNER, schemaOf, textOf } from '../core/entity.ts';

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
const noteTemplateFields = {
  id: field(uuid, 'Código', OWNER),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  name: field(v.string(), 'Nome', OWNER),
  text: field(v.string(), 'Texto', OWNER),
  createdAt: field(v.string(), 'Criado em', OWNER),
};

export const noteTemplateSchema = schemaOf(noteTemplateFields);

export type NoteTemplate = v.InferOutput<typeof noteTemplateSchema>;

export const noteTemplates = defineEntity({
  fields: noteTemplateFields,
  schema: noteTemplateSchema,
  missing: 'Modelo não encontrado.',
  readers: { owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
  subject: ({ id, name }, look) => textOf(name) ?? textOf(look.get('noteTemplates', id)?.['name']),
});
