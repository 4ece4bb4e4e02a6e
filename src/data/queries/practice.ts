import { compareNames } from '../../domain/core/names.ts';
import type { QueryDefinition } from './source.ts';

export const practice: QueryDefinition<'practice'> = {
  topics: ['tenants', 'users'],
  run: ({ view }) => ({
    tenant: view.get('tenants', view.actor.tenantId) ?? null,
    user: view.get('users', view.actor.userId) ?? null,
    psychologists: [...view.all('users')]
      .filter(({ role, isActive }) => role === 'psych' && isActive)
      .sort(compareNames),
  }),
};
