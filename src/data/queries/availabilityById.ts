import type { Documents } from '../../domain/core/documents.ts';
import { found, type Known } from './known.ts';
import { defineQuery } from './query.ts';
import type { QuerySource } from './source.ts';

type Times = 'recurringBreaks' | 'availabilityBlocks' | 'availabilityPeriods';

const byId =
  <E extends Times>(entity: E) =>
  ({ view, coverage }: QuerySource, { id }: { readonly id: string }): Known<Documents[E]> =>
    found(view.get(entity, id), coverage.people);

export const breakById = defineQuery({ name: 'breaks.byId', run: byId('recurringBreaks') });
export const blockById = defineQuery({ name: 'blocks.byId', run: byId('availabilityBlocks') });
export const periodById = defineQuery({ name: 'periods.byId', run: byId('availabilityPeriods') });
