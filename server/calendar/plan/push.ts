import {
  type Link,
  type Local,
  meet,
  sameSpan,
  type Span,
  spanOf,
  stands,
  type State,
} from './state.ts';

/** What has to be done so that the outside calendar holds what we hold. */
export type Write =
  | { readonly kind: 'insert'; readonly appointmentId: string; readonly span: Span }
  | { readonly kind: 'update'; readonly link: Link; readonly span: Span }
  | { readonly kind: 'delete'; readonly link: Link };

/** A busy time that was moved here goes back: it is somebody else's to move. */
export interface Restore {
  readonly id: string;
  readonly span: Span;
}

export interface PushPlan {
  readonly writes: readonly Write[];
  readonly restores: readonly Restore[];
}

function writeFor(link: Link, local: Local | undefined): Write | undefined {
  if (!local || !stands(local))
    return link.origin === 'ours' ? { kind: 'delete', link } : undefined;
  return sameSpan(local, link) ? undefined : { kind: 'update', link, span: spanOf(local) };
}

/**
 * What differs between our appointments and the events as we last knew them. Pure. The state holds everything in the
 * window, and what has a link.
 */
export function planPush({ locals, links }: State, window: Span): PushPlan {
  const byId = new Map(locals.map((local) => [local.id, local]));
  const linked = new Set(links.map(({ appointmentId }) => appointmentId));
  const writes: Write[] = [];
  const restores: Restore[] = [];
  for (const link of links) {
    const local = byId.get(link.appointmentId);
    const isBusy = link.origin === 'theirs' && local !== undefined && !local.isClaimed;
    const isPast = link.endAt <= window.startAt && (!local || local.endAt <= window.startAt);
    if (isPast) continue;
    if (isBusy && stands(local) && !sameSpan(local, link))
      restores.push({ id: local.id, span: spanOf(link) });
    const write = isBusy ? undefined : writeFor(link, local);
    if (write) writes.push(write);
  }
  for (const local of locals) {
    const isOurs = !local.isForeign || local.isClaimed;
    if (isOurs && stands(local) && !linked.has(local.id) && meet(local, window))
      writes.push({ kind: 'insert', appointmentId: local.id, span: spanOf(local) });
  }
  return { writes, restores };
}
