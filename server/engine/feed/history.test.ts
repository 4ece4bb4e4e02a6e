import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import { extendTrail } from './marks.ts';
import type { Mark } from './feed-reader.ts';

const parse = (cursor: string | null) =>
  JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(backends())('data that was set back on $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;
  let other: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    ana = scene.device(scene.people.ana);
    other = scene.device(scene.people.ana);
    await rename(other, 'Antes da cópia');
    await Promise.all([ana.pull(), other.pull()]);
  });
  afterEach(() => scene.close());

  const rename = (device: RawDevice, name: string) =>
    device.act({ name: 'patient.update', args: { id: scene.davi.id, name } });

  async function expectAgreement(device: RawDevice): Promise<void> {
    await device.pull();
    expect(device.documents()).toEqual(await scene.server.projection(device.actor));
  }

  it('is read anew by a device that has seen more', async () => {
    const { setBack } = await scene.server.copy(scene.tenantId);
    await rename(ana, 'Perdido');
    await ana.pull();
    await setBack();
    const [page] = await ana.pull();
    expect(page).toMatchObject({ reset: true, first: { hot: true } });
    await expectAgreement(ana);
    expect(await ana.page()).not.toHaveProperty('reset');
  });

  it('is read anew also where the server has written past the device meanwhile', async () => {
    const { setBack } = await scene.server.copy(scene.tenantId);
    await rename(ana, 'Perdido');
    await ana.pull();
    await setBack();
    for (let n = 0; n < 5; n++) await rename(other, `Depois ${n}`);
    const [page] = await ana.pull();
    expect(page).toMatchObject({ reset: true });
    await expectAgreement(ana);
  });

  it('is read on, without a full read, by a device that has seen nothing of what is lost', async () => {
    const { setBack } = await scene.server.copy(scene.tenantId);
    await rename(ana, 'Perdido');
    await setBack();
    await rename(scene.device(scene.people.ana), 'Depois');
    const [page] = await other.pull();
    expect(page).not.toHaveProperty('reset');
    expect(page!.changes).toHaveLength(1);
    await expectAgreement(other);
  });

  it('says where its numbers end, so that a device knows what it was told too early', async () => {
    const { seq, setBack } = await scene.server.copy(scene.tenantId);
    await rename(ana, 'Perdido');
    await setBack();
    expect((await other.pull()).at(-1)).toMatchObject({ done: true, seq });
  });

  it('is told up to where it is the same', async () => {
    for (let n = 0; n < 4; n++) {
      await rename(other, `Antes ${n}`);
      await ana.pull();
    }
    const seq = await lastV(ana);
    const { setBack } = await scene.server.copy(scene.tenantId);
    for (let n = 0; n < 4; n++) await rename(other, `Perdido ${n}`);
    await ana.pull();
    await setBack();
    const [page] = await ana.pull();
    expect(page!.shared).toBe(seq);
  });

  const lastV = async (device: RawDevice): Promise<number> =>
    Math.max(...device.documents().map(({ v }) => v));

  it('answers a lost command’s number with the last one that it knows, so that the device goes on from there', async () => {
    const { setBack } = await scene.server.copy(scene.tenantId);
    await rename(ana, 'Perdido');
    await setBack();
    const next = ana.compose({ name: 'patient.update', args: { id: scene.davi.id, name: 'Novo' } });
    expect(await ana.send(next)).toMatchObject({ gap: true, lastSeq: 0, results: [] });
    expect((await ana.send({ ...next, seq: 1 })).results).toMatchObject([{ status: 'done' }]);
  });

  it('still takes a cursor of the earlier form, unless that reaches beyond the sequence', async () => {
    const { marks, ...former } = parse(ana.cursor);
    expect(marks).toBeDefined();
    ana.cursor = encode(former);
    const { setBack } = await scene.server.copy(scene.tenantId);
    await rename(other, 'Depois');
    const [page] = await ana.pull();
    expect(page).not.toHaveProperty('reset');
    expect(page!.changes).toHaveLength(1);
    const { marks: _, ...ahead } = parse(ana.cursor);
    await setBack();
    ana.cursor = encode(ahead);
    expect((await ana.pull())[0]).toMatchObject({ reset: true });
  });

  it('makes nobody else read anew, whatever mark somebody sends', async () => {
    const forged = { ...parse(ana.cursor), marks: [[1, 12345]] };
    const page = await scene.server.pull(
      { cursor: encode(forged), clientId: ana.clientId, limit: 1000 },
      ana.actor,
    );
    expect(page.reset).toBe(true);
    for (const device of [ana, other]) expect(await device.page()).not.toHaveProperty('reset');
  });

  it('leaves a role that has changed without a word about histories', async () => {
    const promoted = { ...ana.actor, role: 'administrator' as const };
    const mine = { cursor: ana.cursor, clientId: ana.clientId, limit: 1000 };
    expect(await scene.server.pull(mine, promoted)).not.toHaveProperty('shared');
  });
});

describe('a trail of marks', () => {
  it('stays short and reaches back to the beginning, with steps that grow with their age', () => {
    let trail: readonly Mark[] = [];
    for (let seq = 1; seq <= 5_000; seq++)
      trail = extendTrail(trail, { epoch: 'a', seq, mark: seq });
    expect(trail[0]).toEqual([5_000, 5_000]);
    expect(trail.length).toBeLessThan(30);
    const ages = trail.map(([v]) => 5_000 - v);
    const growth = ages.slice(1).map((age, index) => (age + 1) / (ages[index]! + 8));
    expect(Math.max(...growth)).toBeLessThan(2);
    expect(ages.at(-1)).toBeGreaterThan(1_000);
  });
});
