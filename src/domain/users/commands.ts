import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { changed, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, email, line, text } from '../core/fields.ts';
import { personName } from '../core/personName.ts';
import { acceptance, termsVersion } from '../legal/terms.ts';
import { roles } from './role.ts';
import { WEEKS_AHEAD_MAX, WEEKS_AHEAD_MIN } from './user.ts';

const weeksAhead = v.pipe(
  v.number('Informe um número de semanas'),
  v.integer('Informe um número inteiro de semanas'),
  v.minValue(WEEKS_AHEAD_MIN, 'Mínimo de 2 semanas'),
  v.maxValue(WEEKS_AHEAD_MAX, 'Máximo de 12 semanas'),
);

const profileFields = {
  name: v.pipe(
    personName('Nome é obrigatório'),
    v.nonEmpty('Nome é obrigatório'),
    v.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
  ),
  email,
  specialization: clearable(line()),
  phone: clearable(line()),
  bio: clearable(text),
};

const elsewhere = (): DomainError =>
  new DomainError(
    'email_needs_password',
    'O email agora é trocado em “Editar Perfil”, no botão “Alterar email”: lá a senha é pedida. Tire o email daqui e envie o resto de novo.',
  );

/**
 * A person's own profile. Another address is asked for with the password, never from here; the present one may be named,
 * since older outboxes hold it with the rest.
 */
export const updateProfile = defineCommand({
  name: 'user.updateProfile',
  entity: 'users',
  method: 'PUT',
  path: '/users/profile',
  roles,
  scope: 'self',
  title: 'Editar perfil',
  args: v.object({
    name: v.optional(profileFields.name),
    email: v.optional(profileFields.email),
    specialization: profileFields.specialization,
    phone: profileFields.phone,
    bio: profileFields.bio,
    availabilityWeeksAhead: v.optional(weeksAhead),
  }),
  touches: (_args, actor) => [['users', actor.userId]],
  apply(documents, args, { actor }) {
    const user = required(documents, 'users', actor.userId);
    if (args.email !== undefined && args.email !== user.email) throw elsewhere();
    documents.put('users', changed(user, args));
  },
});

/** What was accepted before keeps its instant. */
export const acceptTerms = defineCommand({
  name: 'user.acceptTerms',
  entity: 'users',
  method: 'POST',
  path: '/users/terms',
  roles,
  scope: 'self',
  title: 'Aceitar os termos',
  args: v.object({ version: termsVersion }),
  touches: (_args, actor) => [['users', actor.userId]],
  apply(documents, { version }, { actor, at }) {
    const user = required(documents, 'users', actor.userId);
    if ((user.termsVersion ?? 0) >= version) return;
    documents.put('users', { ...user, ...acceptance(version, at) });
  },
});
