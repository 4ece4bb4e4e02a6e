import { isWritable } from '../../../../../src/domain/contract/calendar.ts';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import { applyRemotes, makeChanges, NOTHING, sum, type Tally } from './apply.ts';
import { GoogleFailure, isFailure } from '../api/errors.ts';
import { deleteEvent, insertEvent, moveEvent } from '../api/event-writes.ts';
import { holdLease } from './lease.ts';
import { dropLinks, readStateIn, writeLinks } from './links.ts';
import { planPush, type Restore, type Write } from './plan/push.ts';
import { appointmentOf, dueWrites, type Refusal, refusalOf } from './plan/refused.ts';
import type { Link } from './plan/state.ts';
import { dropRefusals, readRefusals, writeRefusal } from './refusals.ts';
import type { SyncRun } from './run.ts';

/** Calls in one run; the rest follows in the next. */
const WRITES_MAX = 100;

export interface Pushed extends Tally {
  /** There is more to write than one run writes. */
  readonly hasMore: boolean;
  /** Google's side is not as we knew it: it has to be read first. */
  readonly isStale: boolean;
}

type Effect = 'written' | 'stale' | 'conflict';

const keep = ({ db, lease, clock }: SyncRun, link: Link, generation: number): Promise<void> =>
  withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    await writeLinks(tx, lease, [link], generation);
  });

const drop = ({ db, lease, clock }: SyncRun, link: Link): Promise<void> =>
  withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    await dropLinks(tx, lease, [link.eventId]);
  });

async function insert(
  run: SyncRun,
  { appointmentId, span }: Extract<Write, { kind: 'insert' }>,
  generation: number,
): Promise<Effect> {
  const { account, integration } = run;
  const written = await insertEvent(account, integration.calendar.id, appointmentId, span);
  await keep(run, { ...written, appointmentId, origin: 'ours', ...span }, generation);
  return 'written';
}

async function update(
  run: SyncRun,
  { link, span }: Extract<Write, { kind: 'update' }>,
  generation: number,
): Promise<Effect> {
  const { account, integration } = run;
  try {
    const etag = await moveEvent(account, integration.calendar.id, link, span);
    await keep(run, { ...link, ...span, etag }, generation);
    return 'written';
  } catch (error) {
    if (isFailure(error, 'changed')) return 'stale';
    if (isFailure(error, 'missing', 'gone')) {
      const remote = { eventId: link.eventId, etag: '', span: null, ownerId: null };
      await applyRemotes(run, [remote], generation);
      return 'stale';
    }
    throw error;
  }
}

async function remove(run: SyncRun, { link }: Extract<Write, { kind: 'delete' }>): Promise<Effect> {
  try {
    await deleteEvent(run.account, run.integration.calendar.id, link);
  } catch (error) {
    if (isFailure(error, 'changed')) return 'stale';
    throw error;
  }
  await drop(run, link);
  return 'written';
}

function carryOut(run: SyncRun, write: Write, generation: number): Promise<Effect> {
  if (write.kind === 'insert') return insert(run, write, generation);
  return write.kind === 'update' ? update(run, write, generation) : remove(run, write);
}

const WRITTEN: Tally = { synced: 1, conflicts: 0 };
const REFUSED_ONE: Tally = { synced: 0, conflicts: 1 };
const REFUSED = ['forbidden', 'refused', 'duplicate'] as const;

/**
 * Carries a write out. One that Google refuses is noted, so that it stops no other. Neither is the
 * event taken to stand where it was to be moved.
 * @throws GoogleFailure where the calendar is out of reach altogether
 */
async function tryWrite(
  run: SyncRun,
  write: Write,
  refusals: readonly Refusal[],
  generation: number,
): Promise<Effect> {
  const id = appointmentOf(write);
  const before = refusals.find(({ appointmentId }) => appointmentId === id);
  const { db, lease, clock, at } = run;
  const note = (change: (tx: Tx) => Promise<void>): Promise<void> =>
    withTenant(db, lease.tenantId, async (tx) => {
      await holdLease(tx, lease, clock.now());
      await change(tx);
    });
  try {
    const effect = await carryOut(run, write, generation);
    if (before) await note((tx) => dropRefusals(tx, lease, [id]));
    return effect;
  } catch (error) {
    const isPassing = isFailure(error, 'unavailable');
    if (!(error instanceof GoogleFailure && (isPassing || REFUSED.some((k) => k === error.kind))))
      throw error;
    const refusal = refusalOf(write, before, error.code, { at, isPassing });
    await note((tx) => writeRefusal(tx, lease, refusal));
    if (isPassing) throw error;
    return 'conflict';
  }
}

/** Puts busy times back that were moved here. */
async function restore(run: SyncRun, restores: readonly Restore[]): Promise<Tally> {
  if (restores.length > 0)
    await changeDocuments(run, run.lease.tenantId, async (change) => {
      await holdLease(change.tx, run.lease, run.clock.now());
      await makeChanges(
        change,
        run,
        restores.map(({ id, span }) => ({ kind: 'move', id, span })),
      );
    });
  return { synced: restores.length, conflicts: 0 };
}

async function writeAll(
  run: SyncRun,
  writes: readonly Write[],
  refusals: readonly Refusal[],
  generation: number,
): Promise<Pushed> {
  let tally = NOTHING;
  let isStale = false;
  for (const write of writes.slice(0, WRITES_MAX)) {
    run.signal?.throwIfAborted();
    const effect = await tryWrite(run, write, refusals, generation);
    if (effect === 'stale') isStale = true;
    else tally = sum(tally, effect === 'written' ? WRITTEN : REFUSED_ONE);
  }
  // Where Google will not take a write at all, another run at once would not end.
  return { ...tally, isStale, hasMore: writes.length > WRITES_MAX && tally.synced > 0 };
}

/** Brings our side there, as far as the person may write to the calendar. */
export async function push(run: SyncRun, generation: number): Promise<Pushed> {
  const { db, lease, clock, window, at } = run;
  const { plan, due, refusals } = await withTenant(db, lease.tenantId, async (tx) => {
    await holdLease(tx, lease, clock.now());
    const planned = planPush(await readStateIn(tx, lease, window, at), window);
    const refused = await readRefusals(tx, lease);
    const { writes, settled } = dueWrites(planned.writes, refused, at);
    await dropRefusals(tx, lease, settled);
    return { plan: planned, due: writes, refusals: refused };
  });
  const restored = await restore(run, plan.restores);
  if (!isWritable(run.integration.calendar.accessRole))
    return { ...restored, isStale: false, hasMore: false };
  const written = await writeAll(run, due, refusals, generation);
  return { ...written, ...sum(restored, written) };
}
