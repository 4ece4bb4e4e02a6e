import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loneDevice, untilAborted } from '../../../test/harness/memory/loneDevice.ts';
import { hastyClock } from '../../../test/harness/memory/network.ts';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import { memoryReads, type ReadsDisk } from '../../../test/harness/memory/memoryReads.ts';
import { idMaker, NOON } from '../../../test/harness/practice/practice.ts';
import type { Base } from '../../data/base/base.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { ServerRefusal, type ToldReads, Unreachable } from '../environment.ts';
import type { OpenedDevice } from './device.ts';
import type { DeviceParts } from './parts.ts';
import type { TabChannel, TabMessage } from './tabs/tabs.ts';
import { shownOf } from '../../data/queries/kit/known.ts';

const newId = idMaker(7);

describe('a device whose first read was cut off', () => {
  it('starts from what had arrived, before the base is open', async () => {
    const world = await loneDevice();
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
  let world: Awaited<ReturnType<typeof loneDevice>>;
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
    world = await loneDevice();
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

  it('keeps in sight what a closed account has made, and sends it when that is open again', async () => {
    await device.close();
    const account = { isOpen: false };
    const { environment } = world;
    const { pull, push } = environment.transport;
    const whileOpen = <T>(request: () => Promise<T>): Promise<T> =>
      account.isOpen ? request() : Promise.reject(new ServerRefusal(401, 'account_inactive', ''));
    const transport = {
      ...environment.transport,
      pull: (...asked: Parameters<typeof pull>) => whileOpen(() => pull(...asked)),
      push: (...sent: Parameters<typeof push>) => whileOpen(() => push(...sent)),
    };
    device = world.open({ environment: { ...environment, transport } });
    await createPatient();
    const sessionIs = (session: string) =>
      vi.waitFor(async () => expect((await device.query('sync.status', {})).session).toBe(session));
    const mark = async () => (await patients()).rows.find(({ name }) => name === 'Fábio')?.mark;
    await sessionIs('closed');
    expect(await mark()).toBe('waiting');
    account.isOpen = true;
    const { userId } = world.actor;
    const claims = { sub: userId, email: 'a@b.br', name: 'Ana', role: 'psych', tenantId: userId };
    const times = { sid: userId, iat: 0, exp: 1 };
    await device.setToken(`h.${btoa(JSON.stringify({ ...claims, ...times }))}.s`);
    await sessionIs('valid');
    await vi.waitFor(async () => expect(await mark()).toBe('saved'));
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
    await device.addRecordingPiece(id, new ArrayBuffer(8), { seconds: 1 });
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
    // A device that was too slow opens its base all the same, maybe while it closes.
    let late = new AbortController();
    await vi.waitFor(async () => {
      late.abort(new Error('too slow'));
      await device.close();
      let isOpened = false;
      const { signal } = (late = new AbortController());
      device = world.open({
        openBase: () => {
          isOpened = true;
          return new Promise<Base>((_, reject) => {
            if (signal.aborted) reject(signal.reason as Error);
            signal.addEventListener('abort', () => reject(signal.reason as Error));
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
    const fresh = await loneDevice();
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
    const world = await loneDevice();
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
    const world = await loneDevice();
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
    const { clinic, line, environment, open } = await loneDevice();
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
    const { open } = await loneDevice();
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
