import { compareNames } from '../../domain/core/names.ts';
import { found, gathered } from './known.ts';
import type { QueryDefinition } from './source.ts';

export const practice: QueryDefinition<'practice'> = {
  topics: ['tenants', 'users'],
  run: ({ view, coverage: { people } }) => ({
    tenant: found(view.get('tenants', view.actor.tenantId), people),
    user: found(view.get('users', view.actor.userId), people),
    psychologists: gathered(
      people,
      [...view.all('users')]
        .filter(({ role, isActive }) => role === 'psych' && isActive)
        .sort(compareNames),
    ),
  }),
};
