import type { Write } from './push.ts';
import { sameSpan, type Span } from './state.ts';

/** A write that Google refused. */
export interface Refusal extends Span {
  readonly appointmentId: string;
  readonly kind: Write['kind'];
  readonly code: string;
  readonly tries: number;
  readonly refusedAt: string;
  /** The same write is not tried before. ISO. */
  readonly retryAt: string;
}

const FIRST_MS = 3_600_000;
const LONGEST_MS = 86_400_000;

export const appointmentOf = (write: Write): string =>
  write.kind === 'insert' ? write.appointmentId : write.link.appointmentId;

/** The time that a write is about; of a removal, the event's. */
const spanFor = (write: Write): Span => (write.kind === 'delete' ? write.link : write.span);

const isOf = (write: Write, refusal: Refusal): boolean =>
  refusal.kind === write.kind && sameSpan(refusal, spanFor(write));

/**
 * Returns the refusal to note. Google may have failed by chance (`isPassing`): then the first try
 * is made again with the next sync.
 */
export function refusalOf(
  write: Write,
  before: Refusal | undefined,
  code: string,
  { at, isPassing }: { readonly at: string; readonly isPassing: boolean },
): Refusal {
  const tries = 1 + (before && isOf(write, before) ? before.tries : 0);
  const waits = isPassing ? tries - 1 : tries;
  const pause = waits === 0 ? 0 : Math.min(FIRST_MS * 2 ** (waits - 1), LONGEST_MS);
  const { startAt, endAt } = spanFor(write);
  return {
    appointmentId: appointmentOf(write),
    kind: write.kind,
    startAt,
    endAt,
    code,
    tries,
    refusedAt: at,
    retryAt: new Date(Date.parse(at) + pause).toISOString(),
  };
}

export interface Due {
  /** Those that have failed before come last. */
  readonly writes: readonly Write[];
  /** Appointments whose refused write is not wanted any more. */
  readonly settled: readonly string[];
}

/** Chooses the writes to make now. Pure. */
export function dueWrites(writes: readonly Write[], refusals: readonly Refusal[], at: string): Due {
  const refused = new Map(refusals.map((one) => [one.appointmentId, one]));
  const before = (write: Write): Refusal | undefined => {
    const found = refused.get(appointmentOf(write));
    return found && isOf(write, found) ? found : undefined;
  };
  const wanted = new Set(writes.flatMap((write) => before(write)?.appointmentId ?? []));
  return {
    writes: writes
      .filter((write) => (before(write)?.retryAt ?? at) <= at)
      .toSorted((a, b) => (before(a)?.tries ?? 0) - (before(b)?.tries ?? 0)),
    settled: refusals.map(({ appointmentId }) => appointmentId).filter((id) => !wanted.has(id)),
  };
}
