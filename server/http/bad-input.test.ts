import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../test/harness/api.ts';
import { type ClinicApi, openClinicApi } from '../../test/harness/clinicApi.ts';
import { registration } from '../../test/harness/api.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { hours } from '../../test/harness/practice.ts';
import { loginSchema, registerClinicSchema, registerPsychSchema } from '../../src/domain/auth/forms.ts';
import { commandList, type CommandName, commands } from '../../src/domain/registry.ts';

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const LONG = 'zq'.repeat(100_000);
const NUL = 'zq\0zq';
const HALF = 'zq\ud800zq';
const wrong: readonly unknown[] = [42, -1, 1.5, true, null, '', 'zqzq', [], {}, ['zqzq'], { a: { b: 'zqzq' } }, LONG, NUL, HALF];

const bodies: readonly [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"zqzq"'],
  ['deep nesting', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['too much', JSON.stringify({ a: 'zq'.repeat(1_000_000) })],
];

/** Says what is wrong, to people, without repeating it. */
function expectRefusal({ status, body, text, headers }: Answer, context: string): void {
  expect.soft(status, `${context}: ${text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expect.soft(status, context).toBeLessThan(500);
  expect.soft(body?.code, context).toMatch(/^[a-z_]+$/);
  expect.soft(body?.message, context).toMatch(/^[\p{L}'][^\0]*[\p{L})'.]$/u);
  expect.soft(body?.message, context).not.toMatch(/invalid|expected|received|error/i);
  expect.soft(text, context).not.toContain('zqzq');
  expect.soft(headers.get('x-sereno'), context).toBe('1');
}

/** Arguments that each command accepts, the path's among them. */
const valid: Readonly<Record<CommandName, (world: ClinicApi) => Record<string, unknown>>> = {
  'user.updateProfile': () => ({ name: 'Ana', bio: 'Bio', availabilityWeeksAhead: 4 }),
  'patient.create': () => ({ name: 'Gil', email: 'gil@exemplo.com', birthDate: '1990-02-03' }),
  'patient.update': ({ clinic }) => ({ id: clinic.carla.id, name: 'Carla', phone: '1', birthDate: '1990-02-03' }),
  'patient.setStatus': ({ clinic }) => ({ id: clinic.carla.id, isActive: true }),
  'patient.delete': ({ clinic }) => ({ id: clinic.carla.id }),
  'appointment.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    startAt: hours(100),
    endAt: hours(101),
    notes: 'Observação',
  }),
  'appointment.update': ({ clinic }) => ({ id: clinic.session.id, title: 'Sessão', startAt: hours(24), endAt: hours(25) }),
  'appointment.cancel': () => ({ id: crypto.randomUUID(), status: 'cancelled', reason: 'Motivo' }),
  'appointment.complete': () => ({ id: crypto.randomUUID() }),
  'appointment.setStatus': () => ({ id: crypto.randomUUID(), status: 'no_show' }),
  'appointment.withdraw': () => ({ id: crypto.randomUUID() }),
  'note.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    appointmentId: clinic.session.id,
    plaintext: 'Texto',
  }),
  'note.update': ({ noteId }) => ({ id: noteId, plaintext: 'Texto', resolves: [] }),
  'note.delete': () => ({ id: crypto.randomUUID() }),
};

function send(name: CommandName, args: Record<string, unknown>, raw?: string) {
  const command = commands.get(name);
  if (!command) throw new Error(name);
  const path = command.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(args[key])));
  return world.api.call(command.method, path, { token: world.tokens.ana, body: raw ?? args });
}

describe.each(commandList.map(({ name }) => name))('bad input to %s', (name) => {
  it('is refused as a body', async () => {
    for (const [what, body] of bodies) expectRefusal(await send(name, valid[name](world), body), what);
  });

  it('is refused field by field, and never an error of the server', async () => {
    const { args } = commands.get(name) as { args: v.GenericSchema & { entries: Record<string, unknown> } };
    for (const key of Object.keys(args.entries))
      for (const value of wrong) {
        const sent = { id: crypto.randomUUID(), ...valid[name](world), [key]: value };
        const isInPath = key === 'id' && commands.get(name)?.path.includes(':id');
        if (isInPath && value !== 'zqzq' && value !== NUL) continue;
        const isStorable = !JSON.stringify(sent).match(/\\u0000|\\ud800/);
        const answer = await send(name, sent);
        if (!v.is(args, sent) || !isStorable) expectRefusal(answer, `${key}: ${JSON.stringify(value).slice(0, 40)}`);
        else expect.soft(answer.status, key).toBeLessThan(500);
      }
  });

  it('is refused where fields are missing', async () => {
    const { args } = commands.get(name) as { args: v.GenericSchema };
    const { id } = valid[name](world);
    const answer = await send(name, id === undefined ? {} : { id });
    if (v.is(args, { id: id ?? crypto.randomUUID() })) expect(answer.status).toBeLessThan(500);
    else expectRefusal(answer, 'empty');
  });
});

const forms = [
  ['/auth/login', loginSchema, () => ({ email: 'ninguem@exemplo.com', password: 'segredo-1' })],
  ['/auth/registerTenantPsych', registerPsychSchema, () => registration()],
  ['/auth/registerClinic', registerClinicSchema, () => registration()],
] as const;

describe.each(forms)('bad input to %s', (path, schema, form) => {
  it('is refused', async () => {
    for (const [what, body] of bodies) expectRefusal(await world.api.call('POST', path, { body }), what);
    expectRefusal(await world.api.call('POST', path, { body: {} }), 'empty');
    for (const key of Object.keys(schema.entries))
      for (const value of wrong) {
        const body = { ...form(), [key]: value };
        const isStorable = !JSON.stringify(body).match(/\\u0000|\\ud800/);
        if (v.is(schema, body) && isStorable) continue;
        expectRefusal(await world.api.call('POST', path, { body }), `${key}: ${JSON.stringify(value).slice(0, 40)}`);
      }
  });
});

const paths: readonly string[] = [
  ...['x', '42', '%00', '%E0%A4%A', "' or 1=1 --", '019cd79e'].flatMap((id) => [
    `/patients/${id}`,
    `/patients/${id}/stats`,
    `/patients/${id}/appointments`,
    `/patients/by-user/${id}`,
    `/appointments/${id}`,
    `/notes/${id}`,
    `/notes/byPatient/${id}`,
    `/notes/byAppointment/${id}`,
    `/appointments/upcoming?psychId=${id}`,
    `/appointments/history?patientId=${id}`,
    `/appointments/history?page=${id === '42' ? '0' : id}`,
    `/appointments/history?limit=${id === '42' ? '101' : id}`,
    `/appointments/history?startDate=${id}`,
    `/appointments/history/stats?endDate=${id}`,
    `/appointments/history?status=${id}`,
    `/sync/changes?clientId=${id}`,
  ]),
  '/appointments/history?startDate=2026-13-45',
  '/appointments/history?endDate=2026-02-30T25:00:00Z',
  '/appointments/history?startDate=0000-00-00',
  '/patients/search?q=%00',
  `/patients/search?q=${'a'.repeat(10_000)}`,
  `/sync/changes?clientId=${'0'.repeat(8)}-0000-7000-8000-000000000000&limit=1001`,
  `/sync/changes?clientId=${'0'.repeat(8)}-0000-7000-8000-000000000000&cursor=${'a'.repeat(5000)}`,
  '/nada',
  '/auth/login',
];

describe('bad input to a read', () => {
  it.each(paths.map((path) => [path.slice(0, 100), path]))('%s is refused', async (_name, path) => {
    expectRefusal(await world.api.call('GET', path, { token: world.tokens.ana }), path);
  });

  it('takes a cursor that it did not make for the start of a full read', async () => {
    const clientId = crypto.randomUUID();
    for (const cursor of ['x', 'e30', '%00', btoa('{"epoch":1}'), btoa('null')]) {
      const path = `/sync/changes?clientId=${clientId}&cursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await world.api.call('GET', path, { token: world.tokens.ana });
      expect([cursor, status, body.reset]).toEqual([cursor, 200, true]);
    }
  });
});

describe('bad input to a device’s batch', () => {
  const push = (body: unknown, headers: Record<string, string> = {}) =>
    world.api.call<{ results: { status: string }[] }>('POST', '/sync/commands', { token: world.tokens.ana, body, headers });
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
    for (const [what, body] of bodies) expectRefusal(await push(body), what);
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
    for (const batch of batches) expectRefusal(await push(batch), JSON.stringify(batch).slice(0, 80));
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
    expect(await send(new Uint8Array(gzipSync(Buffer.alloc(50_000_000))), 'gzip')).toEqual([413, 'too_large']);
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
    const commands = [command(1), ...bad.map((changes, index) => command(index + 2, changes)), command(bad.length + 2)];
    const { status, body, text } = await push({ clientId: crypto.randomUUID(), commands });
    expect(status).toBe(200);
    expect(body.results.map((result) => result.status)).toEqual(['done', ...bad.map(() => 'refused'), 'done']);
    expect(text).not.toContain('zqzq');
  });
});

describe('a call that is wrong around its body', () => {
  it('is refused for another content type or a bad key', async () => {
    const { ana: token } = world.tokens;
    const body = { name: 'Gil', email: 'gil-2@exemplo.com' };
    const as = (headers: Record<string, string>) => world.api.call('POST', '/patients', { token, body, headers });
    expectRefusal(await as({ 'content-type': 'text/plain' }), 'type');
    expectRefusal(await as({ 'idempotency-key': 'k'.repeat(300) }), 'key');
  });

  it('leaves no bodies, search texts or ids in the log', () => {
    const log = world.api.lines.join('\n');
    expect(log).not.toContain('zqzq');
    expect(log).not.toContain('exemplo.com');
    expect(log).not.toContain(world.clinic.carla.id);
    expect(log).not.toContain('"level":"error"');
  });
});
