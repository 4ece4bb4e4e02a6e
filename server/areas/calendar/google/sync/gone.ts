import { withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import { listCalendars } from '../api/api.ts';
import { isFailure } from '../api/errors.ts';
import { readEvent } from '../api/events.ts';
import { makeChanges, NOTHING, sum, type Tally } from './apply.ts';
import { askAbout, isAsked } from './held.ts';
import { holdLease } from './lease.ts';
import { dropLinks, readGoneState, readNeighbours, writeLinks } from './links.ts';
import { judgeGone } from './plan/gone.ts';
import { isFree } from './plan/pull.ts';
import { type Succession, successions } from './plan/series.ts';
import { isBusy, type Link, mayMove, sameSpan, spanOf, stands, type State } from './plan/state.ts';
import type { SyncRun } from './run.ts';

interface Gone extends State {
  readonly isAsked: boolean;
}

const readState = ({ db, lease, clock, at }: SyncRun): Promise<Gone> =>
  withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    return { ...(await readGoneState(tx, lease, at)), isAsked: await isAsked(tx, lease) };
  });

/** Lets a session follow the event that took the place of its own. One transaction each. */
const follow = (run: SyncRun, { gone, next }: Succession, generation: number): Promise<Tally> =>
  changeDocuments(run, run.lease.tenantId, async (change) => {
    const { lease, at } = run;
    const { tx } = change;
    await holdLease(tx, lease, run.clock.now());
    const { locals, links } = await readGoneState(tx, lease, at);
    const local = locals.find(({ id }) => id === gone.appointmentId);
    const busy = locals.find(({ id }) => id === next.appointmentId);
    const areAsTheyWere = [gone, next].every(({ eventId, appointmentId }) =>
      links.some((one) => one.eventId === eventId && one.appointmentId === appointmentId),
    );
    if (!local || !stands(local) || !busy || !isBusy(busy) || !areAsTheyWere) return NOTHING;
    const neighbours = await readNeighbours(tx, lease, next, at);
    const around = new Map(neighbours.map((one) => [one.id, one]));
    const isSame = sameSpan(local, next);
    const moves = !isSame && sameSpan(local, gone) && mayMove(local) && isFree(next, local, around);
    await makeChanges(change, run, [
      { kind: 'remove', id: busy.id },
      ...(moves ? [{ kind: 'move', id: local.id, span: spanOf(next) } as const] : []),
    ]);
    await dropLinks(tx, lease, [gone.eventId]);
    await writeLinks(tx, lease, [{ ...next, appointmentId: local.id }], generation);
    return { synced: 1, conflicts: isSame || moves ? 0 : 1 };
  });

/** Calendars of an account that are looked through for one event. */
const CALENDARS_MAX = 20;
/** Events that are looked for in one run. Of more the person is asked in any case. */
const LOOKED_FOR_MAX = 3;

/** Finds events that were moved to another calendar of the account: they are not deleted. */
async function findElsewhere(
  { account, integration }: SyncRun,
  links: readonly Link[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (links.length === 0 || links.length > LOOKED_FOR_MAX) return found;
  const calendars = await listCalendars(account).catch((error: unknown) => {
    if (isFailure(error, 'forbidden', 'refused', 'missing')) return [];
    throw error;
  });
  const others = calendars.filter(({ id }) => id !== integration.calendar.id);
  for (const { id } of others.slice(0, CALENDARS_MAX))
    for (const { eventId } of links) {
      const event = await readEvent(account, id, eventId).catch((error: unknown) => {
        if (isFailure(error, 'forbidden', 'refused')) return undefined;
        throw error;
      });
      if (event && event.status !== 'cancelled') found.add(eventId);
    }
  return found;
}

/** Carries out what is decided about sessions whose events are gone. */
const judge = (run: SyncRun, elsewhere: ReadonlySet<string>, generation: number): Promise<Tally> =>
  changeDocuments(run, run.lease.tenantId, async (change) => {
    const { lease, at } = run;
    const { tx } = change;
    await holdLease(tx, lease, run.clock.now());
    const verdict = judgeGone(await readGoneState(tx, lease, at), at, elsewhere);
    const { cancel, rewrite, hold, forget } = verdict;
    await makeChanges(
      change,
      run,
      cancel.map(({ appointmentId: id }) => ({ kind: 'cancel', id })),
    );
    const dropped = [...cancel, ...rewrite, ...forget].map(({ eventId }) => eventId);
    await dropLinks(tx, lease, dropped);
    await writeLinks(tx, lease, hold, generation);
    await askAbout(change, lease, at);
    return { synced: cancel.length, conflicts: rewrite.length };
  });

/**
 * Decides what follows from events that are gone, once a read has ended. Until then it cannot be
 * told whether a series was moved, or how many sessions are about to be cancelled.
 */
export async function settleGone(run: SyncRun, generation: number): Promise<Tally> {
  let state = await readState(run);
  if (state.links.length === 0 && !state.isAsked) return NOTHING;
  let tally = NOTHING;
  for (const one of successions(state)) tally = sum(tally, await follow(run, one, generation));
  state = await readState(run);
  const { cancel, rewrite, hold, forget } = judgeGone(state, run.at, new Set());
  const isQuiet = cancel.length + rewrite.length + hold.length + forget.length === 0;
  // An event that came back is asked about no more.
  const isAnswered = state.isAsked && !state.links.some(({ heldAt }) => heldAt);
  if (isQuiet && !isAnswered) return tally;
  const elsewhere = await findElsewhere(run, [...cancel, ...rewrite]);
  return sum(tally, await judge(run, elsewhere, generation));
}
