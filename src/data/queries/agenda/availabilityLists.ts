import { compareTexts } from '../../../domain/core/compare.ts';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import type { AvailabilityPeriod } from '../../../domain/availability/period.ts';
import { weekdayOfPattern } from '../../../domain/availability/pattern.ts';
import {
  blockSpans,
  periodSpans,
  type Range,
  type Span,
} from '../../../domain/availability/spans.ts';
import { placedIn } from '../../../domain/availability/wallSpan.ts';
import type { Documents } from '../../../domain/core/documents.ts';
import { later } from '../../../domain/time/days.ts';
import { askedFor } from './availability.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { beforeZones } from '../../../domain/time/zone.ts';
import { overlapping } from './overlapping.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { BlockRow, BreakRow, PeriodRow, TimesList } from './results.ts';
import type { Repair, SyncMark } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

interface Asked extends WithRefused {
  /** Without it one's own; for an administrator those of all who hold sessions. */
  readonly psychologistId?: string;
}

interface InWindow extends Asked {
  /** ISO */
  readonly from: string;
  /** ISO; without it everything from then on. */
  readonly to?: string;
}

type Times = 'recurringBreaks' | 'availabilityBlocks' | 'availabilityPeriods';
type Owned = { readonly psychologistId: string };
type Listed<E extends Times> = Documents[E] & { readonly mark: SyncMark; readonly repair: Repair };

const DAY_MS = 86_400_000;
/** No clock and no rule of ours knows a later instant. */
const END_OF_TIME = '2999-12-31T23:59:59.999Z';

/** Those of the psychologists asked for, and on request what the server refused to make. */
function listed<E extends Times>(
  view: QueryView,
  entity: E,
  documents: Iterable<Documents[E] & Owned>,
  { psychologistId, withRefused }: Asked,
): Listed<E>[] {
  const people = new Set(askedFor(view, psychologistId));
  const row = (document: Documents[E] & Owned, repair: Repair): Listed<E>[] =>
    people.has(document.psychologistId)
      ? [{ ...document, mark: view.mark(entity, document.id), repair }]
      : [];
  const refused = withRefused ? refusedCreations(view, entity) : [];
  return [
    ...[...documents].flatMap((document) => row(document, null)),
    ...refused.flatMap(({ document, key }) => row(document as Documents[E] & Owned, key)),
  ];
}

/** Monday first, as weeks are drawn. */
const fromMonday = (dayOfWeek: number): number => (dayOfWeek + 6) % 7;

/** Breaks, the active and the inactive, through the week. */
export const breaksList = defineQuery({
  name: 'breaks.list',
  run({ view, coverage }: QuerySource, args: Asked): Gathered<readonly BreakRow[]> {
    const rows = listed(view, 'recurringBreaks', view.all('recurringBreaks'), args);
    rows.sort(
      (a, b) =>
        fromMonday(a.dayOfWeek) - fromMonday(b.dayOfWeek) ||
        compareTexts(a.startTime, b.startTime) ||
        compareTexts(a.id, b.id),
    );
    return gathered(coverage.people, rows);
  },
});

/** So many days from an instant on. */
const within = (from: string, days: number): Range => ({
  from,
  to: new Date(Date.parse(from) + days * DAY_MS).toISOString(),
});

const isUnreadable = ({ isRecurring, recurringPattern }: AvailabilityBlock): boolean =>
  isRecurring && weekdayOfPattern(recurringPattern ?? '') === null;

const itself = ({ startAt, endAt }: Span): Span => ({ startAt, endAt });

function nextOfBlock(block: AvailabilityBlock, from: string, zone: string): Span | undefined {
  if (isUnreadable(block)) return itself(block);
  if (!block.isRecurring) return block.endAt > from ? itself(block) : undefined;
  return blockSpans(block, within(later(from, block.startAt), 8), zone)[0];
}

/** A change of clocks may take one occurrence out; none takes two. */
function nextOfPeriod(period: AvailabilityPeriod, from: string, zone: string): Span | undefined {
  if (!period.isRecurring) return period.endAt > from ? itself(period) : undefined;
  const days = period.recurringPattern === 'monthly' ? 64 : 15;
  return periodSpans(period, within(later(from, period.startAt), days), zone)[0];
}

function inWindow<R extends { readonly id: string; readonly next: Span }>(
  rows: readonly R[],
  to: string | undefined,
  isAlways: (row: R) => boolean,
): TimesList<R> {
  const shown = rows.filter((row) => to === undefined || row.next.startAt < to || isAlways(row));
  return {
    rows: shown.toSorted(
      (a, b) => compareTexts(a.next.startAt, b.next.startAt) || compareTexts(a.id, b.id),
    ),
    later: rows.length - shown.length,
  };
}

const utc = (at: string): string => new Date(at).toISOString();

/** Blocks from an instant on. One whose pattern cannot be read is always among them: somebody has to mend it. */
export const blocksList = defineQuery({
  name: 'blocks.list',
  run({ view, coverage }: QuerySource, args: InWindow): Gathered<TimesList<BlockRow>> {
    const from = utc(args.from);
    const { blocksOnce, blocksWeekly, longestBlockMs } = view.indexes;
    const zone = zoneOf(view);
    const blocks = [
      ...overlapping(blocksOnce, longestBlockMs, beforeZones(from), END_OF_TIME),
      ...blocksWeekly,
    ];
    const rows = listed(view, 'availabilityBlocks', blocks, args).flatMap((row) => {
      const block = placedIn(row, zone);
      const next = nextOfBlock(block, from, zone);
      return next ? [{ ...block, next, isUnreadable: isUnreadable(block) }] : [];
    });
    return gathered(
      coverage.people,
      inWindow(rows, args.to && utc(args.to), (row) => row.isUnreadable || row.repair !== null),
    );
  },
});

/** Periods from an instant on, the active and the inactive. */
export const periodsList = defineQuery({
  name: 'periods.list',
  run({ view, coverage }: QuerySource, args: InWindow): Gathered<TimesList<PeriodRow>> {
    const from = utc(args.from);
    const periods = view.all('availabilityPeriods');
    const zone = zoneOf(view);
    const rows = listed(view, 'availabilityPeriods', periods, args).flatMap((row) => {
      const period = placedIn(row, zone);
      const next = nextOfPeriod(period, from, zone);
      return next ? [{ ...period, next }] : [];
    });
    return gathered(
      coverage.people,
      inWindow(rows, args.to && utc(args.to), (row) => row.repair !== null),
    );
  },
});
