import { overlaps } from '../../../../../../src/domain/appointments/span.ts';
import {
  type Link,
  type Local,
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
}

const SESSION_MAX_MS = 86_400_000;

const lengthOf = ({ startAt, endAt }: Span): number => Date.parse(endAt) - Date.parse(startAt);

const mayMove = ({ status, hasRecords }: Local): boolean =>
  !hasRecords && (status === 'scheduled' || status === 'expired');

/** One event's reported state against ours, decided on a copy that earlier decisions of the page have changed. */
class Pull {
  readonly changes: Change[] = [];
  readonly kept = new Map<string, Link>();
  readonly dropped = new Set<string>();
  conflicts = 0;
  readonly #locals: Map<string, Local>;
  readonly #links: Map<string, Link>;

  constructor(
    { locals, links }: State,
    readonly context: PullContext,
  ) {
    this.#locals = new Map(locals.map((local) => [local.id, local]));
    this.#links = new Map(links.map((link) => [link.eventId, link]));
  }

  take(remote: Remote): void {
    const link = this.#links.get(remote.eventId);
    if (!link) return this.#unknown(remote);
    const local = this.#locals.get(link.appointmentId);
    if (link.origin === 'theirs' && !local?.isClaimed) return this.#busy(remote, link, local);
    if (remote.span === null) return this.#gone(link, local);
    if (local) this.#moved({ ...remote, span: remote.span }, link, local);
    this.#keep({ ...link, ...remote.span, etag: remote.etag });
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
    const { eventId, etag } = remote;
    this.#keep({ eventId, appointmentId: id, origin: 'theirs', etag, ...span });
  }

  /** An event without a link: one of an earlier connection's, or a new one of somebody's. */
  #unknown(remote: Remote): void {
    const { span, ownerId, eventId, etag } = remote;
    if (span === null) return;
    const owner = this.#unlinked(({ id }) => id === ownerId);
    const shown = this.#unlinked((one) => one.isForeign && one.isClaimed && sameSpan(one, span));
    if (owner) this.#keep({ eventId, appointmentId: owner.id, origin: 'ours', etag, ...span });
    else if (shown)
      this.#keep({ eventId, appointmentId: shown.id, origin: 'theirs', etag, ...span });
    else if (overlaps(span, this.context.window)) this.#show(remote, span);
  }

  #unlinked(isWanted: (local: Local) => boolean): Local | undefined {
    const linked = new Set([...this.#links.values()].map(({ appointmentId }) => appointmentId));
    return [...this.#locals.values()].find((local) => isWanted(local) && !linked.has(local.id));
  }

  /** Somebody's event, shown as busy: the outside calendar decides alone. */
  #busy(remote: Remote, link: Link, local: Local | undefined): void {
    if (remote.span === null) {
      if (local) this.#change({ kind: 'remove', id: local.id });
      return this.#drop(link);
    }
    if (!local) {
      this.#drop(link);
      return this.#show(remote, remote.span);
    }
    // One that was dismissed here takes time again once it is moved there.
    const isNews = stands(local) || !sameSpan(link, remote.span);
    if (isNews && !sameSpan(local, remote.span))
      this.#change({ kind: 'move', id: local.id, span: remote.span });
    this.#keep({ ...link, ...remote.span, etag: remote.etag });
  }

  /** The event of a session is no more. Without a link, the next push writes what still stands. */
  #gone(link: Link, local: Local | undefined): void {
    this.#drop(link);
    if (!local || !stands(local)) return;
    const isUntouched = sameSpan(local, link) && !local.hasRecords && local.status === 'scheduled';
    if (link.origin === 'ours' && isUntouched) this.#change({ kind: 'cancel', id: local.id });
    else this.conflicts += 1;
  }

  /** Where the session keeps its time, the next push writes it there: the link now says what stands there. */
  #moved({ span }: { readonly span: Span }, link: Link, local: Local): void {
    if (!stands(local) || sameSpan(span, link) || sameSpan(span, local)) return;
    const isOurs = sameSpan(local, link);
    if (isOurs && mayMove(local) && this.#isFree(span, local))
      this.#change({ kind: 'move', id: local.id, span: spanOf(span) });
    else this.conflicts += 1;
  }

  #isFree(span: Span, moving: Local): boolean {
    const length = lengthOf(span);
    if (length <= 0 || length > SESSION_MAX_MS) return false;
    if (moving.isForeign) return true;
    return ![...this.#locals.values()].some(
      (other) => other.id !== moving.id && other.takesTime && overlaps(other, span),
    );
  }
}

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
