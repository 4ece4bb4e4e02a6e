import { found, type Known } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { ProfessionalProfile } from '../../../domain/professional/profile.ts';
import type { QuerySource } from '../kit/source.ts';

/** One's own professional data; `null` where nothing was entered yet. */
export const professionalOwn = defineQuery({
  name: 'professional.own',
  run: ({ view, coverage }: QuerySource): Known<ProfessionalProfile> =>
    found(view.get('professionalProfiles', view.actor.userId), coverage.people),
});
