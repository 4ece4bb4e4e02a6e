import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { bodies, faultsIn, LONG, NUL } from '../../../test/harness/server/badInput.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { hours } from '../../../test/harness/practice/practice.ts';

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

describe('bad input to a device’s batch', () => {
  const push = (body: unknown, headers: Record<string, string> = {}) =>
    world.api.call<{ results: { status: string }[] }>('POST', '/sync/commands', {
      token: world.tokens.ana,
      body,
      headers,
    });
  const command = (seq: number, changes: object = {}) => ({
    seq,
    key: crypto.randomUUID(),
    name: 'patient.update',
    args: { id: world.clinic.carla.id, phone: '1' },
    at: hours(0),
    ...changes,
  });

  it('is refused where the batch itself is wrong', async () => {
    const clientId = crypto.randomUUID();
    for (const [what, body] of bodies) expect.soft(faultsIn(await push(body)), what).toEqual([]);
    const batches = [
      {},
      { clientId },
      { clientId: 'zqzq', commands: [command(1)] },
      { clientId, commands: [] },
      { clientId, commands: [command(0)] },
      { clientId, commands: [command(1, { key: 'zqzq' })] },
      { clientId, commands: [command(1, { at: 'zqzq' })] },
      { clientId, commands: Array.from({ length: 251 }, (_, i) => command(i + 1)) },
    ];
    for (const batch of batches)
      expect.soft(faultsIn(await push(batch)), JSON.stringify(batch).slice(0, 80)).toEqual([]);
  });

  it('refuses what is not gzip, and what grows without end', async () => {
    const send = async (bytes: Uint8Array<ArrayBuffer>, encoding: string) => {
      const response = await world.api.app.request('/api/sync/commands', {
        method: 'POST',
        body: bytes,
        headers: { authorization: `Bearer ${world.tokens.ana}`, 'content-encoding': encoding },
      });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await send(new Uint8Array([1, 2, 3]), 'gzip')).toEqual([400, 'malformed']);
    expect(await send(new Uint8Array(gzipSync(Buffer.alloc(50_000_000))), 'gzip')).toEqual([
      413,
      'too_large',
    ]);
    expect(await send(new Uint8Array([1, 2, 3]), 'zstd')).toEqual([415, 'unsupported_encoding']);
  });

  it('refuses a bad command alone and carries out those around it', async () => {
    const bad = [
      { args: { id: world.clinic.carla.id, phone: NUL } },
      { args: { id: world.clinic.carla.id, phone: LONG } },
      { args: null },
      { args: { id: 'zqzq' } },
      { name: 'patient.unknown' },
      { name: NUL },
    ];
    const commands = [
      command(1),
      ...bad.map((changes, index) => command(index + 2, changes)),
      command(bad.length + 2),
    ];
    const { status, body, text } = await push({ clientId: crypto.randomUUID(), commands });
    expect(status).toBe(200);
    expect(body.results.map((result) => result.status)).toEqual([
      'done',
      ...bad.map(() => 'refused'),
      'done',
    ]);
    expect(text).not.toContain('zqzq');
  });
});

describe('a call that is wrong around its body', () => {
  it('is refused for another content type or a bad key', async () => {
    const { ana: token } = world.tokens;
    const body = { name: 'Gil', email: 'gil-2@exemplo.com' };
    const as = (headers: Record<string, string>) =>
      world.api.call('POST', '/patients', { token, body, headers });
    expect.soft(faultsIn(await as({ 'content-type': 'text/plain' })), 'type').toEqual([]);
    expect.soft(faultsIn(await as({ 'idempotency-key': 'k'.repeat(300) })), 'key').toEqual([]);
  });

  it('leaves no bodies, search texts or ids in the log', () => {
    const log = world.api.lines.join('\n');
    expect(log).not.toContain('zqzq');
    expect(log).not.toContain('exemplo.com');
    expect(log).not.toContain(world.clinic.carla.id);
    expect(log).not.toContain('"level":"error"');
  });
});
