import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createDocumentSet, makeUser, PSYCH, psych } from '../../../test/fixtures/documents.ts';
import { updateProfile } from './commands.ts';

const context = { actor: psych, at: '2026-03-10T12:00:00.000Z' };
const messageOf = (input: object) => v.safeParse(updateProfile.args, input).issues?.[0].message;

describe('one’s own profile', () => {
  it('changes in what is given', () => {
    const documents = createDocumentSet({ users: [makeUser()] });
    updateProfile.apply(documents, { name: 'Helena Prado', phone: undefined, bio: null }, context);
    expect(documents.get('users', PSYCH)).toEqual(makeUser({ name: 'Helena Prado', bio: null }));
  });

  it('has to be verified anew with another address, and with the same one not', () => {
    const verified = makeUser({ emailVerifiedAt: '2026-03-01T12:00:00.000Z' });
    const after = (email: string) => {
      const documents = createDocumentSet({ users: [verified] });
      updateProfile.apply(documents, { email, name: 'Helena Prado' }, context);
      return documents.get('users', PSYCH)?.emailVerifiedAt;
    };
    expect(after('outra@example.com')).toBeNull();
    expect(after(String(verified.email))).toBe(verified.emailVerifiedAt);
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
