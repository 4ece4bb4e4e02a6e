import { compareNames } from '../../../domain/core/names.ts';
import type { User } from '../../../domain/users/user.ts';
import { found, gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { Practice } from './results.ts';
import type { QuerySource } from '../kit/source.ts';

const psychologistsOf = ({ view }: QuerySource, wanted: Pick<User, 'isActive'>): readonly User[] =>
  [...view.all('users')]
    .filter(({ role, isActive }) => role === 'psych' && isActive === wanted.isActive)
    .sort(compareNames);

export const practice = defineQuery({
  name: 'practice',
  run(source: QuerySource): Practice {
    const { view, coverage } = source;
    const { people } = coverage;
    return {
      tenant: found(view.get('tenants', view.actor.tenantId), people),
      user: found(view.get('users', view.actor.userId), people),
      psychologists: gathered(people, psychologistsOf(source, { isActive: true })),
      former: gathered(people, psychologistsOf(source, { isActive: false })),
    };
  },
});
