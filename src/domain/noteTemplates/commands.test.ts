import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createDocumentSet, id, PSYCH, psych } from '../../../test/fixtures/documents.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './commands.ts';

const at = '2026-03-10T14:00:00.000Z';
const context = { actor: psych, at };
const typed = { id: id(40), name: ' Evolução ', text: '  Demanda:\n' };
const args = v.parse(createTemplate.args, typed);
const documentsWithOne = () => {
  const documents = createDocumentSet({});
  createTemplate.apply(documents, args, context);
  return documents;
};

describe('a template', () => {
  it('is its author’s, its text as typed', () => {
    expect(documentsWithOne().get('noteTemplates', typed.id)).toEqual({
      id: typed.id,
      psychologistId: PSYCH,
      name: 'Evolução',
      text: '  Demanda:\n',
      createdAt: at,
    });
  });

  it('is made once, however often it is sent', () => {
    const documents = documentsWithOne();
    updateTemplate.apply(documents, { ...args, name: 'Retorno' }, context);
    createTemplate.apply(documents, args, context);
    expect(documents.get('noteTemplates', typed.id)?.name).toBe('Retorno');
  });

  it('is changed and removed', () => {
    const documents = documentsWithOne();
    updateTemplate.apply(documents, { ...args, text: 'Plano:' }, context);
    expect(documents.get('noteTemplates', typed.id)).toMatchObject({ text: 'Plano:' });
    deleteTemplate.apply(documents, { id: typed.id }, context);
    expect(documents.get('noteTemplates', typed.id)).toBeUndefined();
    expect(() => updateTemplate.apply(documents, args, context)).toThrow('Modelo não encontrado.');
  });

  it.each([
    [{ name: ' ' }, 'Dê um nome ao modelo.'],
    [{ name: 'x'.repeat(81) }, 'Use no máximo 80 caracteres'],
    [{ text: '\n' }, 'Escreva o texto do modelo.'],
    [{ text: 'x'.repeat(10_001) }, 'Use no máximo 10000 caracteres'],
  ])('%j is refused: %s', (wrong, message) => {
    const parsed = v.safeParse(createTemplate.args, { ...typed, ...wrong });
    expect(parsed.issues?.[0].message).toBe(message);
  });
});
