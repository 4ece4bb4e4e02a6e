import type { QuerySource, QueryView } from '../../../src/data/queries/kit/source.ts';
import { EVERYTHING } from '../../../src/data/view/coverage.ts';
import { idleEngine } from './deviceSamples.ts';

/** What queries look at, of a device that is at rest and holds all: the one place to name what a source has. */
export const querySource = (
  view: QueryView,
  changes: Partial<Omit<QuerySource, 'view'>> = {},
): QuerySource => ({
  view,
  coverage: EVERYTHING,
  status: idleEngine,
  drafts: [],
  recordings: [],
  shelf: [],
  losses: [],
  carriedOver: null,
  storage: { isSilent: false, isVolatile: false },
  ...changes,
});
