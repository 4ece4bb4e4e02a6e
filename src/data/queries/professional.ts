import { found, type Known } from './known.ts';
import { defineQuery } from './query.ts';
import type { ProfessionalProfile } from '../../domain/professional/profile.ts';
import type { QuerySource } from './source.ts';

/** One's own professional data; `null` where nothing was entered yet. */
export const professionalOwn = defineQuery({
  name: 'professional.own',
  run: ({ view, coverage }: QuerySource): Known<ProfessionalProfile> =>
    found(view.get('professionalProfiles', view.actor.userId), coverage.people),
});
