import { placedIn } from '../../../domain/availability/wallSpan.ts';
import type { Documents } from '../../../domain/core/documents.ts';
import { found, type Known } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

interface ById {
  readonly id: string;
}

export const breakById = defineQuery({
  name: 'breaks.byId',
  run: ({ view, coverage }: QuerySource, { id }: ById): Known<Documents['recurringBreaks']> =>
    found(view.get('recurringBreaks', id), coverage.people),
});

/** A record whose instants are those of the practice's time zone of today. */
const placedById =
  <E extends 'availabilityBlocks' | 'availabilityPeriods'>(entity: E) =>
  ({ view, coverage }: QuerySource, { id }: ById): Known<Documents[E]> => {
    const record = view.get(entity, id);
    return found(record && placedIn(record, zoneOf(view)), coverage.people);
  };

export const blockById = defineQuery({
  name: 'blocks.byId',
  run: placedById('availabilityBlocks'),
});
export const periodById = defineQuery({
  name: 'periods.byId',
  run: placedById('availabilityPeriods'),
});
