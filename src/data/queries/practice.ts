import { compareNames } from '../../domain/core/names.ts';
import { found, gathered } from './known.ts';
import { defineQuery } from './query.ts';
import type { Practice } from './results.ts';
import type { QuerySource } from './source.ts';

export const practice = defineQuery({
  name: 'practice',
  run: ({ view, coverage: { people } }: QuerySource): Practice => ({
    tenant: found(view.get('tenants', view.actor.tenantId), people),
    user: found(view.get('users', view.actor.userId), people),
    psychologists: gathered(
      people,
      [...view.all('users')]
        .filter(({ role, isActive }) => role === 'psych' && isActive)
        .sort(compareNames),
    ),
  }),
});
