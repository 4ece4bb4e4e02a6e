import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createDocumentSet, makeUser, PSYCH, psych } from '../../../test/fixtures/documents.ts';
import { acceptTerms, updateProfile } from './commands.ts';

const context = { actor: psych, at: '2026-03-10T12:00:00.000Z' };
const messageOf = (input: object) => v.safeParse(updateProfile.args, input).issues?.[0].message;

describe('one’s own profile', () => {
  it('changes in what is given', () => {
    const documents = createDocumentSet({ users: [makeUser()] });
    updateProfile.apply(documents, { name: 'Helena Prado', phone: undefined, bio: null }, context);
    expect(documents.get('users', PSYCH)).toEqual(makeUser({ name: 'Helena Prado', bio: null }));
  });

  it('may name its present address, and changes it nowhere', () => {
    const verified = makeUser({ emailVerifiedAt: '2026-03-01T12:00:00.000Z' });
    const documents = createDocumentSet({ users: [verified] });
    const name = 'Helena Prado';
    updateProfile.apply(documents, { email: verified.email, name }, context);
    expect(documents.get('users', PSYCH)).toEqual({ ...verified, name });
    expect(() =>
      updateProfile.apply(documents, { email: 'outra@example.com', name }, context),
    ).toThrow(expect.objectContaining({ code: 'email_needs_password' }));
  });

  it('never changes anybody else’s', () => {
    expect(updateProfile.touches({}, psych)).toEqual([['users', PSYCH]]);
  });

  it.each([
    [{ name: '' }, 'Nome é obrigatório'],
    [{ name: 'H' }, 'Nome deve ter pelo menos 2 caracteres'],
    [{ email: '' }, 'Email é obrigatório'],
    [{ email: 'helena' }, 'Email inválido'],
    [{ availabilityWeeksAhead: 1 }, 'Mínimo de 2 semanas'],
    [{ availabilityWeeksAhead: 13 }, 'Máximo de 12 semanas'],
    [{ availabilityWeeksAhead: 2.5 }, 'Informe um número inteiro de semanas'],
  ])('with %j says: %s', (input, message) => {
    expect(messageOf(input)).toBe(message);
  });
});

describe('accepting the terms', () => {
  const [first, later] = ['2026-03-10T12:00:00.000Z', '2026-03-11T12:00:00.000Z'];
  const documents = createDocumentSet({ users: [makeUser()] });
  const accepted = (at: string) => {
    acceptTerms.apply(documents, { version: 1 }, { actor: psych, at });
    return documents.get('users', PSYCH);
  };

  it('keeps the version and its instant, also when it comes once more', () => {
    const terms = { termsVersion: 1, termsAcceptedAt: first };
    expect(accepted(first)).toMatchObject(terms);
    expect(accepted(later)).toMatchObject(terms);
  });

  it.each([0, 1.5, 1_000_000, '1', null])('knows no version %j', (version) => {
    expect(v.is(acceptTerms.args, { version })).toBe(false);
  });
});
