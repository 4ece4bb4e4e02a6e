import { maySessionStand, overlaps } from '../../../../../../src/domain/appointments/span.ts';
import {
  busySpanOf,
  isBusy,
  type Link,
  type Local,
  mayMove,
  type Remote,
  sameSpan,
  type Span,
  spanOf,
  stands,
  type State,
} from './state.ts';

/** What happens to our appointments. */
export type Change =
  /** A busy time appears. */
  | { readonly kind: 'show'; readonly id: string; readonly span: Span }
  | { readonly kind: 'move'; readonly id: string; readonly span: Span }
  | { readonly kind: 'cancel'; readonly id: string }
  /** A busy time goes, and leaves nothing. */
  | { readonly kind: 'remove'; readonly id: string };

export interface PullPlan {
  readonly changes: readonly Change[];
  readonly kept: readonly Link[];
  /** Event ids whose links end. */
  readonly dropped: readonly string[];
  /** Where both sides could not have their way, and ours stands. */
  readonly conflicts: number;
}

export interface PullContext {
  /** Events outside are not shown. */
  readonly window: Span;
  readonly newId: () => string;
  /** When the read began, ISO. */
  readonly at: string;
}

const STANDING = { goneAt: null, heldAt: null, isElsewhere: false } as const;

/** One event's reported state against ours, decided on a copy that earlier decisions of the page have changed. */
class Pull {
  readonly changes: Change[] = [];
  readonly kept = new Map<string, Link>();
  readonly dropped = new Set<string>();
  conflicts = 0;
  readonly #locals: Map<string, Local>;
  readonly #links: Map<string, Link>;
  readonly #claims: ReadonlyMap<string, string>;

  constructor(
    { locals, links, claims = [] }: State,
    readonly context: PullContext,
  ) {
    this.#locals = new Map(locals.map((local) => [local.id, local]));
    this.#links = new Map(links.map((link) => [link.eventId, link]));
    this.#claims = new Map(claims.map((one) => [one.eventId, one.appointmentId]));
  }

  take(remote: Remote): void {
    const link = this.#links.get(remote.eventId);
    if (!link) return this.#unknown(remote);
    const local = this.#locals.get(link.appointmentId);
    if (link.origin === 'theirs' && (!local || isBusy(local)))
      return this.#busy(remote, link, local);
    const { span, etag, isTimeless, series = link.series } = remote;
    if (span === null && isTimeless !== true) return this.#gone(link, local);
    if (local && span) this.#moved({ ...remote, span }, link, local);
    this.#keep({ ...link, ...span, etag, series, ...STANDING });
  }

  #keep(link: Link): void {
    this.#links.set(link.eventId, link);
    this.dropped.delete(link.eventId);
    this.kept.set(link.eventId, link);
  }

  #drop({ eventId }: Link): void {
    this.#links.delete(eventId);
    this.kept.delete(eventId);
    this.dropped.add(eventId);
  }

  #change(change: Change): void {
    this.changes.push(change);
    const local = this.#locals.get(change.id);
    if (change.kind === 'move' && local)
      this.#locals.set(change.id, {
        ...local,
        ...change.span,
        status: 'scheduled',
        takesTime: !local.isForeign,
      });
    if (change.kind === 'cancel' && local)
      this.#locals.set(change.id, { ...local, status: 'cancelled', takesTime: false });
    if (change.kind === 'remove') this.#locals.delete(change.id);
  }

  #show(remote: Remote, span: Span): void {
    const id = this.context.newId();
    this.#change({ kind: 'show', id, span });
    const { eventId, etag, series } = remote;
    this.#keep({ eventId, appointmentId: id, origin: 'theirs', etag, ...span, series });
  }

  /** An event without a link: one of an earlier connection's, or a new one of somebody's. */
  #unknown(remote: Remote): void {
    const { span, ownerId, eventId, etag, series } = remote;
    // Of an event that was made a series, every time bears the mark of the one session.
    const owner = span && !series && this.#unlinked(({ id }) => id === ownerId);
    if (owner)
      return this.#keep({ eventId, appointmentId: owner.id, origin: 'ours', etag, ...span });
    const busy = busySpanOf(remote);
    if (busy === null) return;
    const shown = this.#unlinked((one) => this.#wasFor(one, eventId, busy));
    if (shown)
      this.#keep({ eventId, appointmentId: shown.id, origin: 'theirs', etag, ...busy, series });
    else if (overlaps(busy, this.context.window)) this.#show(remote, busy);
  }

  /** True if an event stood for a session before the calendar was disconnected. */
  #wasFor({ id, isForeign, isClaimed, ...local }: Local, eventId: string, span: Span): boolean {
    if (this.#claims.get(eventId) === id) return true;
    return isForeign && isClaimed && sameSpan(local, span);
  }

  #unlinked(isWanted: (local: Local) => boolean): Local | undefined {
    const linked = new Set([...this.#links.values()].map(({ appointmentId }) => appointmentId));
    return [...this.#locals.values()].find((local) => isWanted(local) && !linked.has(local.id));
  }

  /** Somebody's event, shown as busy: the outside calendar decides alone. */
  #busy(remote: Remote, link: Link, local: Local | undefined): void {
    const span = busySpanOf(remote);
    if (span === null) {
      if (local) this.#change({ kind: 'remove', id: local.id });
      return this.#drop(link);
    }
    if (!local) {
      this.#drop(link);
      return this.#show(remote, span);
    }
    // One that was dismissed here takes time again once it is moved there.
    const isNews = stands(local) || !sameSpan(link, span);
    if (isNews && !sameSpan(local, span)) this.#change({ kind: 'move', id: local.id, span });
    this.#keep({ ...link, ...span, etag: remote.etag, series: remote.series });
  }

  /**
   * The event of a session is no more. What follows is decided once the read has ended: the series
   * may have been moved, and of many that are gone the person is asked.
   */
  #gone(link: Link, local: Local | undefined): void {
    if (!local || !stands(local)) return this.#drop(link);
    this.#keep({ ...link, goneAt: link.goneAt ?? this.context.at });
  }

  /** Where the session keeps its time, the next push writes it there: the link now says what stands there. */
  #moved({ span, isAllDay }: Remote & { readonly span: Span }, link: Link, local: Local): void {
    if (!stands(local) || sameSpan(span, link) || sameSpan(span, local)) return;
    const isOurs = sameSpan(local, link);
    if (isOurs && isAllDay !== true && mayMove(local) && isFree(span, local, this.#locals))
      this.#change({ kind: 'move', id: local.id, span: spanOf(span) });
    else this.conflicts += 1;
  }
}

/** True if our own form would let a session stand at that time. */
export const isFree = (span: Span, moving: Local, locals: ReadonlyMap<string, Local>): boolean =>
  maySessionStand(span) &&
  (moving.isForeign ||
    ![...locals.values()].some(
      (other) => other.id !== moving.id && other.takesTime && overlaps(other, span),
    ));

/**
 * What reported events change here: a three-way comparison of the event, our appointment and what both agreed on last.
 * Pure. The state holds the links of the events and of the sessions that they name, those sessions, and whatever else
 * takes time where events were moved to.
 */
export function planPull(remotes: readonly Remote[], state: State, context: PullContext): PullPlan {
  const pull = new Pull(state, context);
  for (const remote of remotes) pull.take(remote);
  return {
    changes: pull.changes,
    kept: [...pull.kept.values()],
    dropped: [...pull.dropped],
    conflicts: pull.conflicts,
  };
}
