import { describe, expect, it } from 'vitest';
import { overlaps } from '../../../../../../src/domain/appointments/span.ts';
import { eachSeed, type Seeded } from '../../../../../../test/harness/random/seeded.ts';
import { type Change, planPull, type PullPlan } from './pull.ts';
import { planPush } from './push.ts';
import { judgeGone, mayCancel } from './gone.ts';
import { type Link, type Local, type Remote, type Span, spanOf, type State } from './state.ts';

/*
 * Two sides that change at random, and syncs between. Google is a map of events with a log of changes; ours a map of
 * appointments under the rule that sessions never stand on each other.
 */

const HOUR = 3_600_000;
const START = Date.parse('2026-03-10T00:00:00.000Z');
const hour = (n: number): string => new Date(START + n * HOUR).toISOString();
const at = (n: number, length = 1): Span => ({ startAt: hour(n), endAt: hour(n + length) });
const window: Span = at(0, 400);

interface Event {
  etag: number;
  span: Span | null;
  ownerId: string | null;
}

class World {
  readonly locals = new Map<string, Local>();
  readonly events = new Map<string, Event>();
  readonly links = new Map<string, Link>();
  /** Event ids that changed since the last read. */
  dirty = new Set<string>();
  #made = 0;

  constructor(readonly random: Seeded) {}

  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}${String(this.#made).padStart(4, '0')}`;
  }

  isFree(span: Span, id: string): boolean {
    return ![...this.locals.values()].some(
      (one) => one.id !== id && one.takesTime && overlaps(one, span),
    );
  }

  put(local: Local): void {
    if (local.takesTime && !this.isFree(local, local.id)) throw new Error('Two sessions at once.');
    this.locals.set(local.id, local);
  }

  write(eventId: string, change: Partial<Event>): number {
    const before = this.events.get(eventId) ?? { etag: 0, span: null, ownerId: null };
    const after = { ...before, ...change, etag: before.etag + 1 };
    this.events.set(eventId, after);
    this.dirty.add(eventId);
    return after.etag;
  }

  remote(eventId: string): Remote {
    const { etag, span, ownerId } = this.events.get(eventId)!;
    return { eventId, etag: String(etag), span, ownerId };
  }

  apply(change: Change): void {
    const { id } = change;
    const local = this.locals.get(id);
    if (change.kind === 'show')
      this.put({
        id,
        ...change.span,
        status: 'scheduled',
        isClaimed: false,
        isForeign: true,
        takesTime: false,
        hasRecords: false,
      });
    else if (!local) throw new Error('Nothing to change.');
    else if (change.kind === 'remove') this.locals.delete(id);
    else if (change.kind === 'cancel')
      this.put({ ...local, status: 'cancelled', takesTime: false });
    else this.put({ ...local, ...change.span, status: 'scheduled', takesTime: !local.isForeign });
  }

  accept(plan: PullPlan): void {
    for (const change of plan.changes) this.apply(change);
    for (const eventId of plan.dropped) this.links.delete(eventId);
    for (const link of plan.kept) this.links.set(link.eventId, link);
  }

  /** @param full reads everything, as after a token that Google no longer knows */
  pull(full = false): void {
    const ids = full
      ? [...this.events.keys()].filter((id) => this.events.get(id)!.span !== null)
      : [...this.dirty];
    this.dirty = new Set();
    const remotes = ids.map((id) => this.remote(id));
    for (const { eventId } of full ? this.links.values() : [])
      if (!ids.includes(eventId)) remotes.push({ eventId, etag: '', span: null, ownerId: null });
    for (const remote of remotes)
      this.accept(
        planPull([remote], this.state(), { window, newId: () => this.id('busy'), at: hour(0) }),
      );
    this.settle();
  }

  state(): State {
    return { locals: [...this.locals.values()], links: [...this.links.values()] };
  }

  settle(): void {
    const { cancel, rewrite, hold, forget } = judgeGone(this.state(), hour(0), new Set());
    for (const { appointmentId: id } of cancel) this.apply({ kind: 'cancel', id });
    for (const { eventId } of [...cancel, ...rewrite, ...forget]) this.links.delete(eventId);
    for (const link of hold) this.links.set(link.eventId, link);
  }

  /** The person says what becomes of sessions whose events are gone. */
  answer(): void {
    const isCancelled = this.random.chance(0.5);
    for (const link of this.links.values()) {
      if (!link.heldAt) continue;
      const local = this.locals.get(link.appointmentId);
      if (isCancelled && local && mayCancel(local, link))
        this.apply({ kind: 'cancel', id: local.id });
      this.links.delete(link.eventId);
    }
  }

  push(): number {
    const { writes, restores } = planPush(this.state(), window);
    for (const { id, span } of restores) this.apply({ kind: 'move', id, span });
    for (const write of writes) {
      if (write.kind === 'insert') {
        const { appointmentId, span } = write;
        const eventId = `event-${appointmentId}`;
        const etag = String(this.write(eventId, { span, ownerId: appointmentId }));
        this.links.set(eventId, { eventId, appointmentId, origin: 'ours', etag, ...span });
        continue;
      }
      const { link } = write;
      const event = this.events.get(link.eventId)!;
      // As `If-Match` does: changed since it was read.
      if (String(event.etag) !== link.etag) continue;
      if (write.kind === 'delete') {
        this.write(link.eventId, { span: null });
        this.links.delete(link.eventId);
      } else {
        const etag = String(this.write(link.eventId, { span: write.span }));
        this.links.set(link.eventId, { ...link, ...write.span, etag });
      }
    }
    return writes.length + restores.length;
  }
}

const anywhere = (random: Seeded): Span => at(random.int(60), 1 + random.int(3));

/** Something happens on one of the sides. */
function happen(world: World): void {
  const { random } = world;
  const local = random.pick([...world.locals.values()]) as Local | undefined;
  const eventId = random.pick([...world.events.keys()]) as string | undefined;
  const span = anywhere(random);
  const choices: (() => void)[] = [
    () => {
      const id = world.id('session');
      const rest = { isClaimed: true, isForeign: false, takesTime: true, hasRecords: false };
      if (world.isFree(span, id)) world.put({ id, ...span, status: 'scheduled', ...rest });
    },
    () => {
      if (local?.status === 'scheduled' && (local.isForeign || world.isFree(span, local.id)))
        world.put({ ...local, ...span });
    },
    () => {
      if (local?.status === 'scheduled')
        world.put({ ...local, status: 'cancelled', takesTime: false });
    },
    () => {
      if (local && local.isClaimed && local.status === 'scheduled')
        world.put({ ...local, hasRecords: true });
    },
    () => {
      if (local?.isForeign && local.status === 'scheduled')
        world.put({ ...local, isClaimed: true });
    },
    () => void world.write(world.id('outside'), { span }),
    () => {
      if (eventId !== undefined && world.events.get(eventId)!.span !== null)
        world.write(eventId, { span });
    },
    () => {
      if (eventId !== undefined) world.write(eventId, { span: null });
    },
    () => world.pull(),
    () => void world.push(),
    () => world.pull(true),
    () => world.answer(),
    () => {
      // The connection ended: links are gone, and busy times with them.
      if (!random.chance(0.1)) return;
      world.links.clear();
      for (const one of world.locals.values())
        if (one.isForeign && !one.isClaimed) world.locals.delete(one.id);
      world.pull(true);
    },
  ];
  random.pick(choices)();
}

/** Both sides, as one holds them against the other. */
function agreement(world: World): void {
  const standing = [...world.locals.values()].filter(({ status }) => status !== 'cancelled');
  const times = (all: readonly Span[]) =>
    all
      .map(spanOf)
      .map((one) => JSON.stringify(one))
      .toSorted();
  const linkOf = new Map([...world.links.values()].map((link) => [link.appointmentId, link]));
  expect(linkOf.size).toBe(world.links.size);
  for (const local of standing) {
    const link = linkOf.get(local.id);
    expect(link).toBeDefined();
    expect(world.events.get(link!.eventId)?.span).toEqual(spanOf(local));
  }
  const cancelled = [...world.locals.values()].filter(({ status }) => status === 'cancelled');
  const dismissed = cancelled.flatMap(({ id }) => linkOf.get(id) ?? []);
  expect(dismissed.filter(({ origin }) => origin === 'ours')).toEqual([]);
  const live = [...world.events.values()].flatMap(({ span }) => span ?? []);
  expect(times(live)).toEqual(times([...standing, ...dismissed]));
}

describe('both sides, changed at random', () => {
  it('hold the same once they rest and are synced, and rest then', async () => {
    await eachSeed(400, (random) => {
      const world = new World(random);
      for (let step = random.int(80); step > 0; step--) happen(world);
      for (let round = 0; round < 3; round++) {
        world.pull();
        world.answer();
        world.push();
      }
      agreement(world);
      world.pull();
      expect(world.push()).toBe(0);
      world.pull(true);
      expect(world.push()).toBe(0);
      agreement(world);
    });
  });
});
