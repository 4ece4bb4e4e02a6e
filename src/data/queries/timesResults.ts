import type { AvailabilityBlock } from '../../domain/availability/block.ts';
import type { RecurringBreak } from '../../domain/availability/break.ts';
import type { AvailabilityPeriod } from '../../domain/availability/period.ts';
import type { Span } from '../../domain/availability/spans.ts';
import type { Repair, SyncMark } from './results.ts';

interface ListedTime {
  readonly mark: SyncMark;
  readonly repair: Repair;
}

export interface BreakRow extends RecurringBreak, ListedTime {}

export interface BlockRow extends AvailabilityBlock, ListedTime {
  /** The first time from the moment asked for on; of one whose pattern cannot be read, its only time. */
  readonly next: Span;
  /** It is to come again, but nobody can read when: it counts once. */
  readonly isUnreadable: boolean;
}

export interface PeriodRow extends AvailabilityPeriod, ListedTime {
  /** The first time from the moment asked for on. */
  readonly next: Span;
}

/** What falls into a window, by its next time, and how many more first fall behind it. */
export interface TimesList<R> {
  readonly rows: readonly R[];
  readonly later: number;
}

/** The sessions to come that a pause meets, those that a recurrence waits for among them. */
export interface MetSessions {
  readonly count: number;
  readonly first: MetSession | null;
}

export interface MetSession extends Span {
  readonly id: string;
  readonly patientName: string | null;
  readonly title: string | null;
}
