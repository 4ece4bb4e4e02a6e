import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../test/harness/api.ts';
import { type ClinicApi, openClinicApi } from '../../test/harness/clinicApi.ts';
import { registration } from '../../test/harness/api.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { hours } from '../../test/harness/practice.ts';
import {
  loginSchema,
  registerClinicSchema,
  registerPsychSchema,
} from '../../src/domain/auth/forms.ts';
import { commandList, type CommandName, commands } from '../../src/domain/registry.ts';

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

const LONG = 'zq'.repeat(100_000);
const NUL = 'zq\0zq';
const HALF = 'zq\ud800zq';
const wrong: readonly unknown[] = [
  42,
  -1,
  1.5,
  true,
  null,
  '',
  'zqzq',
  [],
  {},
  ['zqzq'],
  { a: { b: 'zqzq' } },
  LONG,
  NUL,
  HALF,
];

const bodies: readonly [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"zqzq"'],
  ['deep nesting', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['too much', JSON.stringify({ a: 'zq'.repeat(1_000_000) })],
];

/** What is amiss in a refusal: it must say what is wrong, to people, without repeating it. */
function faultsIn({ status, body, text, headers }: Answer): string[] {
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  const faults = {
    status: status < 400 || status >= 500,
    code: !/^[a-z_]+$/.test(code),
    message: !/^[\p{L}'][^\0]*[\p{L})'.]$/u.test(message),
    language: /invalid|expected|received|error/i.test(message),
    echo: text.includes('zqzq'),
    header: headers.get('x-sereno') !== '1',
  };
  const found = Object.entries(faults).filter(([, isFault]) => isFault);
  return found.map(([fault]) => `${fault}: ${status} ${text.slice(0, 200)}`);
}

/** The same for what may be sound after all, which must then only not be an error of the server. */
const faultsUnless = (isSound: boolean, answer: Answer): string[] =>
  isSound ? (answer.status < 500 ? [] : [`${answer.status}`]) : faultsIn(answer);

const isStorable = (body: object): boolean => !/\\u0000|\\ud800/.test(JSON.stringify(body));
const named = (key: string, value: unknown): string =>
  `${key}: ${JSON.stringify(value).slice(0, 40)}`;

/** Arguments that each command accepts, the path's among them. */
const valid: Readonly<Record<CommandName, (world: ClinicApi) => Record<string, unknown>>> = {
  'user.updateProfile': () => ({ name: 'Ana', bio: 'Bio', availabilityWeeksAhead: 4 }),
  'patient.create': () => ({ name: 'Gil', email: 'gil@exemplo.com', birthDate: '1990-02-03' }),
  'patient.update': ({ clinic }) => ({
    id: clinic.carla.id,
    name: 'Carla',
    phone: '1',
    birthDate: '1990-02-03',
  }),
  'patient.setStatus': ({ clinic }) => ({ id: clinic.carla.id, isActive: true }),
  'patient.delete': ({ clinic }) => ({ id: clinic.carla.id }),
  'appointment.create': ({ clinic }) => ({
    patientId: clinic.carla.id,
    startAt: hours(100),
    endAt: hours(101),
    notes: 'Observação',
  }),
  'appointment.update': ({ clinic }) => ({
    id: clinic.session.id,
    title: 'Sessão',
    startAt: hours(24),
    endAt: hours(25),
  }),
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
  const path = command.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(args[key])),
  );
  return world.api.call(command.method, path, { token: world.tokens.ana, body: raw ?? args });
}

describe.each(commandList.map(({ name }) => name))('bad input to %s', (name) => {
  it('is refused as a body', async () => {
    for (const [what, body] of bodies)
      expect.soft(faultsIn(await send(name, valid[name](world), body)), what).toEqual([]);
  });

  it('is refused field by field, and never an error of the server', async () => {
    const args = commands.get(name)?.args as v.GenericSchema & { readonly entries: object };
    for (const key of Object.keys(args.entries))
      for (const value of wrong) {
        const sent = { id: crypto.randomUUID(), ...valid[name](world), [key]: value };
        const isInPath = key === 'id' && commands.get(name)?.path.includes(':id');
        if (isInPath && value !== 'zqzq' && value !== NUL) continue;
        const isSound = v.is(args, sent) && isStorable(sent);
        expect.soft(faultsUnless(isSound, await send(name, sent)), named(key, value)).toEqual([]);
      }
  });

  it('is refused where fields are missing', async () => {
    const args = commands.get(name)?.args as v.GenericSchema;
    const { id } = valid[name](world);
    const answer = await send(name, id === undefined ? {} : { id });
    const isSound = v.is(args, { id: id ?? crypto.randomUUID() });
    expect(faultsUnless(isSound, answer)).toEqual([]);
  });
});

const forms = [
  ['/auth/login', loginSchema, () => ({ email: 'ninguem@exemplo.com', password: 'segredo-1' })],
  ['/auth/registerTenantPsych', registerPsychSchema, () => registration()],
  ['/auth/registerClinic', registerClinicSchema, () => registration()],
] as const;

describe.each(forms)('bad input to %s', (path, schema, form) => {
  it('is refused', async () => {
    for (const [what, body] of bodies)
      expect.soft(faultsIn(await world.api.call('POST', path, { body })), what).toEqual([]);
    expect.soft(faultsIn(await world.api.call('POST', path, { body: {} })), 'empty').toEqual([]);
    for (const key of Object.keys(schema.entries))
      for (const value of wrong) {
        const body = { ...form(), [key]: value };
        if (v.is(schema, body) && isStorable(body)) continue;
        expect
          .soft(faultsIn(await world.api.call('POST', path, { body })), named(key, value))
          .toEqual([]);
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
    expect
      .soft(faultsIn(await world.api.call('GET', path, { token: world.tokens.ana })), path)
      .toEqual([]);
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
