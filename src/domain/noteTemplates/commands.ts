import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { uuid } from '../core/fields.ts';
import { TEMPLATES_MAX, templateName, templateText } from './template.ts';

export const tooManyTemplates = (): DomainError =>
  new DomainError(
    'too_many_templates',
    `Você já tem ${TEMPLATES_MAX} modelos. Exclua um antes de criar outro.`,
  );

/** How many there may be is decided by the server, which has them all. */
export const createTemplate = defineCommand({
  name: 'noteTemplate.create',
  entity: 'noteTemplates',
  method: 'POST',
  path: '/note-templates',
  roles: ['psych'],
  title: 'Novo modelo de nota',
  args: v.object({ id: uuid, name: templateName, text: templateText }),
  creates: ({ id }) => [['noteTemplates', id]],
  touches: ({ id }) => [['noteTemplates', id]],
  apply(documents, { id, name, text }, { actor, at }) {
    if (documents.get('noteTemplates', id)) return;
    const psychologistId = actor.userId;
    documents.put('noteTemplates', { id, psychologistId, name, text, createdAt: at });
  },
});

export const updateTemplate = defineCommand({
  name: 'noteTemplate.update',
  entity: 'noteTemplates',
  method: 'PUT',
  path: '/note-templates/:id',
  roles: ['psych'],
  title: 'Alterar modelo de nota',
  args: v.object({ id: uuid, name: templateName, text: templateText }),
  touches: ({ id }) => [['noteTemplates', id]],
  apply(documents, { id, name, text }) {
    documents.put('noteTemplates', { ...required(documents, 'noteTemplates', id), name, text });
  },
});

export const deleteTemplate = defineCommand({
  name: 'noteTemplate.delete',
  entity: 'noteTemplates',
  method: 'DELETE',
  path: '/note-templates/:id',
  roles: ['psych'],
  title: 'Excluir modelo de nota',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['noteTemplates', id]],
  apply(documents, { id }) {
    documents.remove('noteTemplates', id);
  },
});
