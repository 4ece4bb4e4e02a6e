import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hastyClock, memoryLocks } from '../../../test/harness/network.ts';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memoryBase.ts';
import { createMemoryServer, type MemoryServer } from '../../../test/harness/memoryServer.ts';
import {
  memoryCheckpoints,
  memoryDrafts,
  memoryOutbox,
  memoryStore,
} from '../../../test/harness/memoryOutbox.ts';
import { memorySecond } from '../../../test/harness/memorySecond.ts';
import { memoryShelf } from '../../../test/harness/memoryShelf.ts';
import { memoryReads, type ReadsDisk } from '../../../test/harness/memoryReads.ts';
import { memorySegments } from '../../../test/harness/memorySegments.ts';
import { memoryRecordings } from '../../../test/harness/memoryRecordings.ts';
import { memorySnapshots } from '../../../test/harness/memorySnapshots.ts';
import {
  idMaker,
  NOON,
  seededBytes,
  seededRandom,
  smallClinic,
} from '../../../test/harness/practice.ts';
import type { Base } from '../../data/base/base.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { type Environment, ServerRefusal, type ToldReads, Unreachable } from '../environment.ts';
import { createDevice, type OpenedDevice } from './device.ts';
import type { DeviceParts } from './parts.ts';
import type { TabChannel, TabMessage } from './tabs.ts';
import { shownOf } from '../../data/queries/known.ts';

const newId = idMaker(7);

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** A device of Ana's over a server in memory; `line.isUp` is its network, which carries so many `pages` before it fails. */
async function setUp() {
  const clinic = smallClinic(idMaker(1));
  const server: MemoryServer = createMemoryServer({ now: () => NOON, newId: idMaker(2) });
  await server.createTenant(clinic.seed);
  const actor = clinic.actor(clinic.people.ana);
  const line = { isUp: true, pages: Infinity };
  const store = memoryStore();
  const base = memoryBaseStore();
  const snapshots = memorySnapshots(new Map());
  const reached = <T>(request: () => Promise<T>): Promise<T> =>
    line.isUp ? request() : Promise.reject(new Unreachable());
  const environment: Environment = {
    transport: {
      pull: (request) => {
        line.isUp &&= line.pages > 0;
        line.pages -= 1;
        return reached(() => server.pull(request, actor));
      },
      push: (batch) => reached(() => server.push(batch, actor)),
      neverHeld: (asked) => reached(() => server.neverHeld(asked, actor)),
      listen: (_onWake, signal) => untilAborted(signal),
    },
    clock: hastyClock(NOON),
    locks: memoryLocks(),
    randomBytes: seededBytes(seededRandom(3)),
    random: () => 0.5,
  };
  const open = (changes: Partial<DeviceParts> = {}): OpenedDevice =>
    createDevice({
      actor,
      outbox: memoryOutbox(actor.userId, store, newId),
      checkpoints: memoryCheckpoints(store),
      drafts: memoryDrafts(store),
      shelf: memoryShelf(),
      second: memorySecond(),
      reads: memoryReads(),
      recordings: memoryRecordings(),
      snapshots,
      segments: memorySegments(),
      openBase: async () => memoryBase(base),
      environment,
      channel: { post: () => {}, onMessage: () => {}, close: () => {} },
      useToken: () => {},
      schedule: (work) => setImmediate(work),
      onFault: (error) => expect.unreachable(String(error)),
      ...changes,
    });
  return { clinic, server, actor, line, snapshots, environment, open };
}

describe('a device whose first read was cut off', () => {
  it('starts from what had arrived, before the base is open', async () => {
    const world = await setUp();
    world.line.pages = 1;
    const hasty = hastyClock(NOON);
    // Nothing rests while pages arrive.
    const restless = (ms: number, signal: AbortSignal) =>
      ms < 5000 ? hasty.sleep(ms, signal) : untilAborted(signal);
    const first = world.open({
      environment: { ...world.environment, clock: { ...hasty, sleep: restless } },
    });
    await vi.waitUntil(() => world.snapshots.read('header'));
    await first.close();

    const second = world.open({ openBase: () => new Promise<Base>(() => {}) });
    expect(await second.query('patients.list', {})).toMatchObject({ soFar: { matching: 2 } });
  });
});

describe('a device', () => {
  let world: Awaited<ReturnType<typeof setUp>>;
  let device: OpenedDevice;
  const patients = async () => shownOf(await device.query('patients.list', {}));
  const createPatient = () =>
    device.dispatch('patient.create', {
      id: newId(),
      name: 'Fábio',
      email: 'fabio@exemplo.com',
    } as never);

  const untilSynced = () => vi.waitUntil(async () => (await patients()).matching === 2);

  beforeEach(async () => {
    world = await setUp();
    device = world.open();
    await untilSynced();
    return () => device.close();
  });

  it('takes many at once, all of them or none', async () => {
    const person = (name: string, email: string) => ({ id: newId(), name, email });
    const all = [person('Gil', 'gil@exemplo.com'), person('Hugo', 'none')];
    await expect(device.dispatchAll('patient.create', all as never)).rejects.toMatchObject({
      code: 'invalid_arguments',
    });
    expect(await device.query('sync.items', {})).toEqual([]);
    all[1] = person('Hugo', 'hugo@exemplo.com');
    const keys = await device.dispatchAll('patient.create', all as never);
    expect((await patients()).matching).toBe(4);
    for (const key of keys) expect(await device.settled(key)).toEqual({ status: 'done' });
  });

  it('shows a new patient at once and settles when the server has it', async () => {
    const key = await createPatient();
    expect((await patients()).rows.map(({ name }) => name)).toContain('Fábio');
    expect(await device.settled(key)).toEqual({ status: 'done' });
    const held = await world.server.projection(world.actor);
    expect(held.filter(({ entity }) => entity === 'patients')).toHaveLength(3);
  });

  it('keeps a command while there is no line, and through a restart', async () => {
    world.line.isUp = false;
    await createPatient();
    await device.close();
    device = world.open();
    expect((await patients()).rows.find(({ name }) => name === 'Fábio')?.mark).toBe('waiting');
    world.line.isUp = true;
    await device.wake();
    await vi.waitFor(async () =>
      expect((await patients()).rows.find(({ name }) => name === 'Fábio')?.mark).toBe('saved'),
    );
  });

  it('sends a recording only after the consent that was given with it', async () => {
    const patientId = world.clinic.davi.id;
    const ask = { id: patientId, kinds: ['recording', 'transcription'], day: '2026-03-01' };
    const heard: string[] = [];
    const { transport } = world.environment;
    await device.close();
    device = world.open({
      environment: {
        ...world.environment,
        transport: {
          ...transport,
          // The sound would overtake a slow command.
          async push(batch, signal) {
            await new Promise((resolve) => setTimeout(resolve, 30));
            return transport.push(batch, signal);
          },
          async transcribe() {
            if (!world.line.isUp) throw new Unreachable();
            const held = await world.server.projection(world.actor);
            const there = held.find(({ id }) => id === patientId)?.doc as
              | Record<string, unknown>
              | undefined;
            heard.push(
              ...((there?.['consents'] ?? []) as { kind: string }[]).map(({ kind }) => kind),
            );
            return 'Falou do sono.';
          },
        },
      },
    });
    world.line.isUp = false;
    await device.dispatch('patient.giveConsent', ask as never);
    const of = { appointmentId: newId(), patientId, mimeType: 'audio/webm' };
    const id = await device.beginRecording(of);
    await device.addRecordingPiece(id, new ArrayBuffer(8), 1);
    await device.endRecording(id);
    await device.sendRecording(id);
    expect(heard).toEqual([]);
    world.line.isUp = true;
    await device.wake();
    await vi.waitFor(() => expect(heard).toEqual(['recording', 'transcription']));
  });

  it.each([
    ['arguments', 'patient.create', { id: 'x', name: 'A', email: 'nada' }, 'invalid_arguments'],
    ['a rule', 'appointment.cancel', { id: newId() }, 'not_found'],
  ])('says no at once because of %s, and keeps nothing', async (_why, name, args, code) => {
    await expect(device.dispatch(name as 'patient.create', args as never)).rejects.toMatchObject({
      code,
    });
    expect(await device.query('sync.items', {})).toEqual([]);
  });

  it('says no at once to what a role may not do', async () => {
    const actor = world.clinic.actor(world.clinic.people.portal);
    const portal = world.open({ actor });
    const args = { id: newId(), name: 'Gil', email: 'gil@exemplo.com' };
    await expect(portal.dispatch('patient.create', args as never)).rejects.toBeInstanceOf(
      DomainError,
    );
    await portal.close();
  });

  it('answers subscriptions once for equal results, and only with the newest', async () => {
    const results: number[] = [];
    await device.subscribe('patients.list', {}, (list) => results.push(shownOf(list).matching));
    await createPatient();
    await vi.waitFor(() => expect(results.at(-1)).toBe(3));
    expect(results[0]).toBe(2);
    await device.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Its mark changes from waiting to saved; nothing else is news.
    expect(results.length).toBeLessThanOrEqual(4);
  });

  it('answers from the snapshot before the base is open', async () => {
    // A device that was too slow goes on to open its base, and could not be closed while it does.
    let giveUp = (): void => {};
    await vi.waitFor(async () => {
      giveUp();
      await device.close();
      let isOpened = false;
      device = world.open({
        openBase: () => {
          isOpened = true;
          return new Promise<Base>((_, reject) => {
            giveUp = () => reject(new Error('too slow'));
          });
        },
      });
      const found = await Promise.race([
        device.query('patients.list', {}),
        new Promise<null>((resolve) => setTimeout(() => resolve(null), 50)),
      ]);
      expect({ matching: found && shownOf(found).matching, isOpened }).toEqual({
        matching: 2,
        isOpened: false,
      });
    });
    device = world.open();
  });

  it('tells how far an earlier version’s documents are carried over while nothing else can be answered', async () => {
    const fresh = await setUp();
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const carrying = fresh.open({
      async openBase(onCarriedOver) {
        onCarriedOver({ done: 500, total: 61_000 });
        await opened;
        return memoryBase(memoryBaseStore());
      },
    });
    const told: unknown[] = [];
    await carrying.subscribe('sync.carriedOver', {}, (progress) => told.push(progress));
    const status = carrying.query('sync.status', {});
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ done: 500, total: 61_000 }));
    open();
    await status;
    await vi.waitFor(() => expect(told.at(-1)).toBeNull());
    await carrying.close();
  });

  it('takes no token of another person', async () => {
    const claims = { sub: newId(), email: '', name: '', role: 'psych', tenantId: '', sid: '' };
    const payload = btoa(JSON.stringify({ ...claims, iat: 0, exp: 1 }));
    await expect(device.setToken(`h.${payload}.s`)).rejects.toMatchObject({
      code: 'foreign_token',
    });
  });

  it('clears a draft with the command that makes it obsolete, and no other', async () => {
    await device.writeDraft('a', 'text', 0);
    await device.writeDraft('b', 'text', 0);
    const { id } = world.clinic.carla;
    await device.dispatch('patient.update', { id, phone: '11' }, { clearsDraft: 'a' });
    expect([await device.readDraft('a'), (await device.readDraft('b'))?.value]).toEqual([
      null,
      'text',
    ]);
  });
});

describe('drafts', () => {
  /** Two tabs of one browser. */
  const tabChannels = (): readonly TabChannel[] => {
    const listeners: ((message: TabMessage) => void)[][] = [[], []];
    return listeners.map((own, index) => ({
      post: (message) => listeners[1 - index]?.forEach((listener) => listener(message)),
      onMessage: (listener) => void own.push(listener),
      close: () => void own.splice(0),
    }));
  };
  const DRAFT = 'patient:new';

  it('are counted in every tab as they come, are saved and are discarded', async () => {
    const world = await setUp();
    const tabs = tabChannels().map((channel) => world.open({ channel }));
    const untilCounted = (count: number) =>
      vi.waitFor(async () => {
        for (const tab of tabs) expect((await tab.query('sync.status', {})).drafts).toBe(count);
      });
    const [first, second] = tabs as [OpenedDevice, OpenedDevice];
    await untilCounted(0);
    await first.writeDraft(DRAFT, { name: 'Gil' }, 0);
    await first.writeDraft('patient:other', { name: 'Ivo' }, 0);
    await untilCounted(2);
    expect(await second.query('sync.drafts', {})).toMatchObject([{}, {}]);
    await second.discardDraft('patient:other');
    await untilCounted(1);
    const args = { id: newId(), name: 'Gil', email: 'gil@exemplo.com' } as never;
    await first.dispatch('patient.create', args, { clearsDraft: DRAFT });
    await untilCounted(0);
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it('are known from the first answer of a start on', async () => {
    const world = await setUp();
    const device = world.open();
    await device.writeDraft(DRAFT, { name: 'Gil' }, 0);
    await device.close();
    const next = world.open();
    expect((await next.query('sync.status', {})).drafts).toBe(1);
    await next.close();
  });
});

describe('the openings of records', () => {
  const patientId = newId();

  /** A device that tells of them, while the line is up and the session valid. */
  async function telling(person: 'ana' | 'portal' = 'ana') {
    const { clinic, line, environment, open } = await setUp();
    const disk: ReadsDisk = new Map();
    const told: ToldReads[] = [];
    const session = { isValid: true };
    const tellReads = async (some: ToldReads) => {
      if (!line.isUp) throw new Unreachable();
      if (!session.isValid) throw new ServerRefusal(401, 'unauthorized', '');
      told.push(some);
    };
    const parts: Partial<DeviceParts> = {
      actor: clinic.actor(clinic.people[person]),
      reads: memoryReads(disk),
      environment: { ...environment, transport: { ...environment.transport, tellReads } },
    };
    return { line, disk, told, session, open: () => open(parts) };
  }
  const allOf = (told: readonly ToldReads[]) => told.flatMap(({ reads }) => reads);

  it('wait on the device without a line, through a sign-out, and are no change of the person', async () => {
    const { line, disk, told, open } = await telling();
    line.isUp = false;
    const first = open();
    await first.query('patients.list', {});
    await first.recordRead(patientId, 'record');
    await first.recordRead(patientId, 'notes');
    expect(await first.query('sync.items', {})).toEqual([]);
    await first.close();
    expect(disk.size).toBeGreaterThanOrEqual(2);
    line.isUp = true;
    const second = open();
    await second.query('patients.list', {});
    await vi.waitFor(() => expect(disk.size).toBe(0));
    expect(allOf(told).map(({ part }) => part)).toEqual(
      expect.arrayContaining(['record', 'notes']),
    );
    await second.close();
  });

  it('wait for the password where the session has ended', async () => {
    const { disk, told, session, open } = await telling();
    session.isValid = false;
    const device = open();
    await device.query('patients.list', {});
    await device.recordRead(patientId, 'record');
    await vi.waitFor(async () =>
      expect((await device.query('sync.status', {})).session).toBe('expired'),
    );
    expect([disk.size, told.length]).toEqual([1, 0]);
    session.isValid = true;
    await device.close();
  });

  it('of a patient by themselves are kept nowhere', async () => {
    const { disk, told, open } = await telling('portal');
    const device = open();
    await device.recordRead(patientId, 'sessions');
    await device.close();
    expect([disk.size, told.length]).toEqual([0, 0]);
  });

  it('never fail for whoever opens one, with a full disk neither', async () => {
    const { open } = await setUp();
    const faults: unknown[] = [];
    const add = vi.fn<RecordReads['add']>(() =>
      Promise.reject(new DomainError('quota_exceeded', '', 413)),
    );
    const device = open({
      reads: { ...memoryReads(), add },
      onFault: (error) => faults.push(error),
    });
    await device.recordRead(patientId, 'record');
    await device.recordRead(patientId, 'record');
    expect(add).toHaveBeenCalledTimes(2);
    expect(faults).toHaveLength(2);
    await device.close();
  });
});

describe('a device whose clock is wrong', () => {
  const HOUR = 3_600_000;

  const standing = (now: number) => ({ ...hastyClock(now), now: () => now });

  /** Read from a server whose clock shows noon, by a device's own that differs so much; then left without a network. */
  async function readBy(off: number) {
    const world = await setUp();
    const { environment } = world;
    const transport = { ...environment.transport, clockOff: () => off };
    const first = world.open({
      environment: { ...environment, transport, clock: standing(NOON + off) },
    });
    await vi.waitUntil(async () => (await first.query('sync.status', {})).lastSyncAt);
    const { lastSyncAt, clockMinutes, isClockGuessed } = await first.query('sync.status', {});
    await first.close();
    world.line.isUp = false;
    return { world, lastSyncAt, clockMinutes, isClockGuessed };
  }

  /** What it says of its clock at a start without a network, with the clock set to that time. */
  async function toldWithoutANetwork(world: Awaited<ReturnType<typeof setUp>>, now: number) {
    const device = world.open({
      environment: { ...world.environment, clock: standing(now) },
    });
    const status = async () => device.query('sync.status', {});
    await vi.waitUntil(async () => (await status()).connection === 'offline');
    const { clockMinutes, isClockGuessed } = await status();
    await device.close();
    expect(isClockGuessed).toBe(true);
    return clockMinutes;
  }

  it('keeps the moment of the last read by the server’s clock', async () => {
    const { lastSyncAt, clockMinutes, isClockGuessed } = await readBy(26 * HOUR);
    expect([clockMinutes, isClockGuessed]).toEqual([26 * 60, false]);
    expect(lastSyncAt).toBe(new Date(NOON).toISOString());
  });

  it('says without a network that it is behind, where it shows a time before that', async () => {
    const { world } = await readBy(0);
    expect(await toldWithoutANetwork(world, NOON - 3 * HOUR)).toBe(-180);
  });

  it('says nothing without a network where it was put right, or may be', async () => {
    const { world } = await readBy(26 * HOUR);
    expect(await toldWithoutANetwork(world, NOON + HOUR)).toBe(0);
    expect(await toldWithoutANetwork(world, NOON + 26 * HOUR)).toBe(0);
  });

  it.each([
    ['ahead', 26 * HOUR, 0],
    ['behind', -3 * HOUR, -3 * HOUR],
  ])('%s stores what is written at the server’s time at the latest', async (_, off, counts) => {
    const { environment, server, actor, open } = await setUp();
    const device = open({ environment: { ...environment, clock: standing(NOON + off) } });
    const id = newId();
    const args = { id, name: 'Fábio', email: 'fabio@exemplo.com' };
    const key = await device.dispatch('patient.create', args as never);
    expect(await device.settled(key)).toMatchObject({ status: 'done' });
    const made = (await server.projection(actor)).find((row) => row.id === id);
    expect(made?.doc).toMatchObject({ createdAt: new Date(NOON + counts).toISOString() });
    await device.close();
  });
});
