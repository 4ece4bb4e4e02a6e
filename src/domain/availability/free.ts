import * as v from 'valibot';
import { defineEntity, field, schemaOf } from '../core/entity.ts';
import { uuid } from '../core/fields.ts';
import type { Slot } from './slots.ts';
import type { Span } from './spans.ts';

/**
 * When patients may book with a psychologist: free starts and how long a session lasts, and nothing of what takes the other
 * times. The server keeps it; what has begun since may still stand in it.
 */
const freeTimesFields = {
  id: field(uuid, 'Código', ['portal']),
  psychologistId: field(uuid, 'Psicólogo (código)', ['portal']),
  /** ISO; from here on nothing can be booked yet. `null` where nothing can be booked at all. */
  until: field(v.nullable(v.string()), 'Até', ['portal']),
  /** Starts in ISO, in order, by the minutes that a session then lasts. */
  lengths: field(
    v.array(v.object({ minutes: v.number(), starts: v.array(v.string()) })),
    'Horários livres',
    ['portal'],
  ),
};

export const freeTimesSchema = schemaOf(freeTimesFields);

export type FreeTimes = v.InferOutput<typeof freeTimesSchema>;
export type FreeLength = FreeTimes['lengths'][number];

/** The id of a psychologist's only document: the person's own with another version digit. */
export const freeTimesIdOf = (psychologistId: string): string =>
  `${psychologistId.slice(0, 14)}6${psychologistId.slice(15)}`;

/** Free slots without anything but when they are. */
export function freeLengths(
  slots: readonly Pick<Slot, 'startAt' | 'duration'>[],
): readonly FreeLength[] {
  const byLength = new Map<number, string[]>();
  for (const { startAt, duration } of slots)
    byLength.set(duration, [...(byLength.get(duration) ?? []), startAt]);
  return [...byLength]
    .map(([minutes, starts]) => ({ minutes, starts: starts.toSorted() }))
    .toSorted((a, b) => a.minutes - b.minutes);
}

const compare = (a: Span, b: Span): number =>
  a.startAt === b.startAt ? (a.endAt < b.endAt ? -1 : 1) : a.startAt < b.startAt ? -1 : 1;

/** What has not begun, in order. @param now ISO */
export const freeSpans = ({ lengths }: Pick<FreeTimes, 'lengths'>, now: string): readonly Span[] =>
  lengths
    .flatMap(({ minutes, starts }) =>
      starts
        .filter((startAt) => startAt > now)
        .map((startAt) => ({
          startAt,
          endAt: new Date(Date.parse(startAt) + minutes * 60_000).toISOString(),
        })),
    )
    .toSorted(compare);

export const freeTimes = defineEntity({
  fields: freeTimesFields,
  schema: freeTimesSchema,
  missing: 'Horários não encontrados.',
  readers: { portal: 'treated' },
  hotAt: 'always',
});
