import { type Link, type Local, sameSpan, stands, type State } from './state.ts';
import { isOfSeries } from './series.ts';

/** More sessions than these are not cancelled without a question. */
const CANCELLED_MAX = 3;
/** The other part of a divided series may come with a later read. */
const SERIES_WAIT_MS = 600_000;

/** The decision about sessions whose events are gone. */
export interface Verdict {
  readonly cancel: readonly Link[];
  /** They stand, and are written again as our own events. */
  readonly rewrite: readonly Link[];
  /** The person is asked. */
  readonly hold: readonly Link[];
  /** Their sessions stand no more either. */
  readonly forget: readonly Link[];
}

/** True if the session may be cancelled because its event is gone: nothing else happened to it. */
export const mayCancel = (local: Local, link: Link): boolean =>
  sameSpan(local, link) && !local.hasRecords && local.status === 'scheduled';

/** Nobody knows what became of such a time: written as ours, it might stand there twice. */
const isOfTheirSeries = (link: Link): boolean => link.origin === 'theirs' && isOfSeries(link);

const isWaiting = (link: Link, at: string): boolean =>
  isOfTheirSeries(link) && Date.parse(at) - Date.parse(link.goneAt ?? at) < SERIES_WAIT_MS;

/**
 * Decides about sessions whose events are gone, after whatever took their place was found. Pure.
 * @param elsewhere ids of events that stand in another calendar of the account
 */
export function judgeGone(
  { locals, links }: State,
  at: string,
  elsewhere: ReadonlySet<string>,
): Verdict {
  const byId = new Map(locals.map((local) => [local.id, local]));
  const gone = links
    .filter(({ goneAt }) => goneAt)
    .map((link) => ({ link, local: byId.get(link.appointmentId) }));
  const standing = gone.flatMap(({ link, local }) =>
    local && stands(local) ? [{ link, local }] : [],
  );
  const held = standing.filter(({ link }) => link.heldAt);
  const judged = standing.filter(({ link }) => !link.heldAt && !isWaiting(link, at));
  const asked = held.filter(({ link, local }) => sameSpan(local, link));
  const isMany = judged.length > CANCELLED_MAX || (asked.length > 0 && judged.length > 0);
  const hold = judged.filter(
    ({ link }) => isMany || elsewhere.has(link.eventId) || isOfTheirSeries(link),
  );
  const rest = judged.filter((one) => !hold.includes(one));
  const cancel = rest.filter(({ link, local }) => link.origin === 'ours' && mayCancel(local, link));
  const linksOf = (all: readonly { readonly link: Link }[]) => all.map(({ link }) => link);
  return {
    cancel: linksOf(cancel),
    rewrite: linksOf([
      ...rest.filter((one) => !cancel.includes(one)),
      // A session that was moved here meanwhile is to stand.
      ...held.filter((one) => !asked.includes(one)),
    ]),
    hold: hold.map(({ link }) => ({
      ...link,
      heldAt: at,
      isElsewhere: elsewhere.has(link.eventId),
    })),
    forget: linksOf(gone.filter(({ local }) => !local || !stands(local))),
  };
}
