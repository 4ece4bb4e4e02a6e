import { compareTexts } from '../../../domain/core/compare.ts';
import type { AvailabilityPeriod } from '../../../domain/availability/period.ts';
import { type PauseKind, pauseTitle } from '../../../domain/availability/labels.ts';
import {
  blockSpans,
  breakSpans,
  periodSpans,
  type Range,
  type Span,
} from '../../../domain/availability/spans.ts';
import { compareNames } from '../../../domain/core/names.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { afterZones, beforeZones } from '../../../domain/time/zone.ts';
import { overlapping } from './overlapping.ts';
import { defineQuery } from '../kit/query.ts';
import type { OpenSpan, Pause, PsychologistTimes } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

type Owned = { readonly id: string; readonly psychologistId: string };

/** In the same order on every device. */
const byStart =
  <S extends Span>(idOf: (span: S) => string) =>
  (a: S, b: S): number =>
    compareTexts(a.startAt, b.startAt) ||
    compareTexts(a.endAt, b.endAt) ||
    compareTexts(idOf(a), idOf(b));

const entityOf = { break: 'recurringBreaks', block: 'availabilityBlocks' } as const;

/** Whose times are asked for: one psychologist's, one's own, or for an administrator everybody's, by name. */
export function askedFor(view: QueryView, chosen: string | undefined): readonly string[] {
  if (chosen) return [chosen];
  if (view.actor.role === 'psych') return [view.actor.userId];
  return [...view.all('users')]
    .filter(({ role, isActive }) => role === 'psych' && isActive)
    .sort(compareNames)
    .map(({ id }) => id);
}

function pausesOf(
  view: QueryView,
  kind: PauseKind,
  { id, psychologistId }: Owned,
  written: string | null,
  spans: readonly Span[],
): Pause[] {
  if (spans.length === 0) return [];
  const title = pauseTitle(kind, written);
  const mark = view.mark(entityOf[kind], id);
  return spans.map((span) => ({ id, kind, title, ...span, psychologistId, mark }));
}

/** Breaks and blocks that fall into a range, of the psychologists asked for, by start. */
function pausesBetween(view: QueryView, range: Range, isAsked: (one: Owned) => boolean): Pause[] {
  const { blocksOnce, blocksWeekly, longestBlockMs } = view.indexes;
  const zone = zoneOf(view);
  const [early, late] = [beforeZones(range.from), afterZones(range.to)];
  const blocks = [...overlapping(blocksOnce, longestBlockMs, early, late), ...blocksWeekly]
    .filter(isAsked)
    .flatMap((one) => pausesOf(view, 'block', one, one.reason, blockSpans(one, range, zone)));
  const breaks = [...view.all('recurringBreaks')]
    .filter(isAsked)
    .flatMap((one) => pausesOf(view, 'break', one, one.description, breakSpans(one, range, zone)));
  return [...breaks, ...blocks].sort(byStart(({ id }) => id));
}

const openBetween = (periods: readonly AvailabilityPeriod[], range: Range, zone: string) =>
  periods
    .flatMap((period): OpenSpan[] =>
      periodSpans(period, range, zone).map((span) => ({ ...span, periodId: period.id })),
    )
    .sort(byStart(({ periodId }) => periodId));

interface Between extends Range {
  /** Without it one's own; for an administrator those of all who hold sessions. */
  readonly psychologistId?: string;
}

/** When somebody works in [from, to), and when not, for each psychologist asked for. Instants in any ISO form. */
export const availabilityBetween = defineQuery({
  name: 'availability.between',
  run(
    { view, coverage }: QuerySource,
    { psychologistId, ...asked }: Between,
  ): Gathered<readonly PsychologistTimes[]> {
    const range = {
      from: new Date(asked.from).toISOString(),
      to: new Date(asked.to).toISOString(),
    };
    const people = askedFor(view, psychologistId);
    const wanted = new Set(people);
    const pauses = pausesBetween(view, range, (one) => wanted.has(one.psychologistId));
    const active = [...view.all('availabilityPeriods')].filter(({ isActive }) => isActive);
    const times = people.map((id): PsychologistTimes => {
      const periods = active.filter((period) => period.psychologistId === id);
      return {
        psychologistId: id,
        open: openBetween(periods, range, zoneOf(view)),
        pauses: pauses.filter((pause) => pause.psychologistId === id),
        hasPeriods: periods.length > 0,
      };
    });
    return gathered(coverage.people, times);
  },
});
