import { overlaps } from '../../../../../../src/domain/appointments/span.ts';
import {
  isBusy,
  type Link,
  type Local,
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

/** Nothing is done any more about what both sides hold in the past. */
const isPast = (link: Link, local: Local | undefined, { startAt }: Span): boolean =>
  link.endAt <= startAt && (local === undefined || local.endAt <= startAt);

function writeFor(link: Link, local: Local | undefined): Write | undefined {
  if ((local && isBusy(local)) || link.goneAt) return undefined;
  if (!local || !stands(local))
    return link.origin === 'ours' ? { kind: 'delete', link } : undefined;
  return sameSpan(local, link) ? undefined : { kind: 'update', link, span: spanOf(local) };
}

const restoreFor = (link: Link, local: Local | undefined): Restore | undefined =>
  local && isBusy(local) && stands(local) && !sameSpan(local, link)
    ? { id: local.id, span: spanOf(link) }
    : undefined;

/**
 * What differs between our appointments and the events as we last knew them. Pure. The state holds everything in the
 * window, and what has a link.
 */
export function planPush({ locals, links }: State, window: Span): PushPlan {
  const byId = new Map(locals.map((local) => [local.id, local]));
  const linked = new Set(links.map(({ appointmentId }) => appointmentId));
  const pairs = links
    .map((link) => [link, byId.get(link.appointmentId)] as const)
    .filter(([link, local]) => !isPast(link, local, window));
  const unwritten = locals.filter(
    (local) => !linked.has(local.id) && !isBusy(local) && stands(local) && overlaps(local, window),
  );
  return {
    writes: [
      ...pairs.flatMap(([link, local]) => writeFor(link, local) ?? []),
      ...unwritten.map((local): Write => {
        return { kind: 'insert', appointmentId: local.id, span: spanOf(local) };
      }),
    ],
    restores: pairs.flatMap(([link, local]) => restoreFor(link, local) ?? []),
  };
}
