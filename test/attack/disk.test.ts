import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../harness/server/api.ts';
import { canMount, fill, mount, unmount } from './fullDisk.ts';
import { spawnServer, startServer } from './serverProcess.ts';

const randomText = (length: number): string => randomBytes(length / 2).toString('hex');

describe.runIf(canMount())('13. a disk that is full', () => {
  const disk = mkdtempSync(join(tmpdir(), 'sereno-full-'));
  const filler = join(disk, 'outro');
  beforeAll(() => mount(disk, 320));
  afterAll(() => unmount(disk));

  it('stops writing and nothing else, loses nothing, recovers by itself and ends when asked', async () => {
    const server = await startServer(join(disk, 'dados'));
    const registered = await server.call('POST', '/auth/registerTenantPsych', {
      body: registration({ password: 'um-segredo-bem-longo' }),
    });
    const token = String(registered.body.access_token);
    const kept: string[] = [];
    const write = async (): Promise<number> => {
      const email = `davi-${crypto.randomUUID()}@exemplo.com`;
      const body = { name: 'Davi', email, medicalHistory: randomText(8000) };
      const { status, body: made } = await server.call('POST', '/patients', { token, body });
      if (status === 201) kept.push(String(made.id));
      return status;
    };
    const read = async (): Promise<number> =>
      (await server.call('GET', `/patients/${kept[0]}`, { token })).status;
    expect(await write()).toBe(201);

    fill(filler, disk, 66);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 600 && !statuses.has(503); turn++) statuses.add(await write());
    expect([...statuses]).toEqual([201, 503]);
    expect(await read()).toBe(200);
    fill(filler, disk, 2);
    await setTimeout(1100);
    for (let turn = 0; turn < 5; turn++) expect(await write()).toBe(503);
    expect((await server.call('GET', '/health')).status).toBe(200);
    // A device that begins anew, and a record that nobody opened in this hour.
    // Reading needs no room.
    const first = `/sync/changes?clientId=${crypto.randomUUID()}&limit=200`;
    expect((await server.call('GET', first, { token })).status).toBe(200);
    expect((await server.call('GET', `/patients/${kept.at(-1)}`, { token })).status).toBe(200);
    expect(server.lines().filter((line) => line.includes('read_not_noted'))).toHaveLength(2);

    rmSync(filler);
    await expect.poll(write).toBe(201);
    expect(await read()).toBe(200);
    const told = (event: string) =>
      server.lines().filter((line) => line.includes(`"event":"${event}"`)).length;
    expect([told('disk_full'), told('disk_has_room')]).toEqual([1, 1]);

    fill(filler, disk, 2);
    await setTimeout(1100);
    expect(await write()).toBe(503);
    expect(await server.end('SIGTERM')).toBeLessThan(20_000);
    await expect(startServer(join(disk, 'dados'))).rejects.toThrow(
      'O disco da pasta de dados está cheio',
    );
    rmSync(filler);
    const again = await startServer(join(disk, 'dados'));
    for (const id of kept)
      expect((await again.call('GET', `/patients/${id}`, { token })).status).toBe(200);
    expect(await again.end('SIGTERM')).toBeLessThan(20_000);
  }, 240_000);
});

describe('14. the files of the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereno-modes-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** What others than the owner may do anything with. */
  const open = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0,
    );

  it('are for their owner alone, also in a folder of an earlier version and one that is shared', async () => {
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'alheio'), '', { mode: 0o644 });
    const first = await startServer(dataDir);
    const body = registration({ password: 'um-segredo-bem-longo' });
    await first.call('POST', '/auth/registerTenantPsych', { body });
    const written = () => first.lines().filter((line) => /mail_written|backed_up/.test(line));
    await expect.poll(written).toHaveLength(2);
    expect(open()).toEqual(['alheio']);
    await first.end('SIGTERM');
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
      if (name.startsWith('database')) chmodSync(join(dataDir, name), 0o777);
    const second = await startServer(dataDir);
    expect(open()).toEqual(['alheio']);
    await second.end('SIGTERM');
  }, 240_000);
});

describe('15. a first start that is killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereno-first-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** How many files the database has that is being made. */
  const filesOf = (): number =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.startsWith('database.new'),
    ).length;
  const exists = (): boolean => existsSync(join(dataDir, 'database'));

  it('leaves nothing that the next one does not make good', async () => {
    for (const files of [0, 1, 300, 900, 1100]) {
      const child = spawnServer(dataDir);
      const exited = once(child, 'exit');
      // By how far it has come, since a busy machine takes many times as long.
      await expect
        .poll(() => exists() || filesOf() >= files, { interval: 1, timeout: 60_000 })
        .toBe(true);
      child.kill('SIGKILL');
      await exited;
    }
    const server = await startServer(dataDir);
    expect((await server.call('GET', '/health')).status).toBe(200);
    expect([exists(), filesOf()]).toEqual([true, 0]);
    await server.end('SIGTERM');
  }, 240_000);
});
