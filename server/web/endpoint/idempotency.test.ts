import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi } from '../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase, forgetful } from '../../../test/harness/database/database.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';
import type { Database } from '../../kernel/db/database.ts';

let db: Database;
let world: ClinicApi;

beforeAll(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
});

const as = (
  who: keyof ClinicApi['tokens'],
  method: string,
  path: string,
  body: unknown,
  key: string,
) =>
  world.api.call(method, path, {
    token: world.tokens[who],
    body,
    headers: { 'idempotency-key': key },
  });

/** The database, of which one transaction is undone by an error at its end. */
function failingAt(nth: number): Database {
  let count = 0;
  const execute = <T>(work: (tx: Tx) => Promise<T>) =>
    db.kysely.transaction().execute(async (tx) => {
      const answer = await work(tx);
      count += 1;
      if (count === nth) throw new Error('broken');
      return answer;
    });
  const kysely = new Proxy(db.kysely, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'transaction') return () => ({ execute });
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...db, kysely };
}

const kept = () =>
  withTenant(forgetful(db), world.clinic.tenantId, (tx) =>
    tx.selectFrom('answers').selectAll().execute(),
  );

describe('a repeated write', () => {
  it('is answered as the first was, whatever became of it since', async () => {
    const form = { name: 'Gil', email: 'gil@exemplo.com' };
    const first = await as('ana', 'POST', '/patients', form, 'novo-gil');
    await as('ana', 'PUT', `/patients/${String(first.body.id)}`, { name: 'Gilberto' }, 'troca');
    const again = await as('ana', 'POST', '/patients', form, 'novo-gil');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('leaves no clinical text behind, and is answered with the document as it is now', async () => {
    const form = { name: 'Ivo', email: 'ivo@exemplo.com', allergies: 'zqclinico' };
    const first = await as('ana', 'POST', '/patients', form, 'novo-ivo');
    const path = `/patients/${String(first.body.id)}`;
    await as('ana', 'PUT', path, { name: 'Ivo Reis' }, 'nome-ivo');
    await as('ana', 'PUT', `/notes/${world.noteId}`, { plaintext: 'zqclinico' }, 'nota');
    expect(JSON.stringify(await kept())).not.toContain('zqclinico');
    const again = await as('ana', 'POST', '/patients', form, 'novo-ivo');
    expect([again.status, again.body]).toEqual([201, { ...first.body, name: 'Ivo Reis' }]);
    expect(
      await as('ana', 'POST', '/patients', { ...form, name: 'Eva' }, 'novo-ivo'),
    ).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    const texts = await Promise.all(
      ['nota', 'nota'].map((key) =>
        as('ana', 'PUT', `/notes/${world.noteId}`, { plaintext: 'zqclinico' }, key),
      ),
    );
    expect(texts.map(({ body }) => body.plaintext)).toEqual(['zqclinico', 'zqclinico']);
  });

  it('is the same however its fields are ordered, and another with other data or another address', async () => {
    const { id } = world.clinic.davi;
    const path = `/patients/${id}`;
    await as('ana', 'PUT', path, { name: 'Davi A.', phone: '11' }, 'ordem');
    const reordered = await as('ana', 'PUT', path, { phone: '11', name: 'Davi A.' }, 'ordem');
    expect(reordered.status).toBe(200);
    for (const [where, body] of [
      [path, { name: 'Davi B.' }],
      [`/patients/${world.clinic.carla.id}`, { name: 'Davi A.', phone: '11' }],
    ] as const)
      expect(await as('ana', 'PUT', where, body, 'ordem')).toMatchObject({
        status: 422,
        body: { code: 'key_reused' },
      });
  });

  it('is told apart from another person’s under the same key', async () => {
    const form = (name: string) => ({ name, email: `${name.toLowerCase()}@exemplo.com` });
    const mine = await as('ana', 'POST', '/patients', form('Eva'), 'mesma');
    const theirs = await as('bruno', 'POST', '/patients', form('Ivo'), 'mesma');
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.name).toBe('Ivo');
  });

  it('that was refused is refused in the same words, also when it would be accepted by now', async () => {
    const id = crypto.randomUUID();
    const rename = () => as('ana', 'PUT', `/patients/${id}`, { name: 'Zoé' }, 'cedo-demais');
    const first = await rename();
    expect(first.status).toBe(404);
    await as('ana', 'POST', '/patients', { id, name: 'Zé', email: 'ze@exemplo.com' }, 'agora');
    const again = await rename();
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect((await kept()).some(({ status }) => status >= 400)).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])(
    'takes effect once, wherever the server failed at first: transaction %i',
    async (nth) => {
      const failing = createTestApi(failingAt(nth));
      const body = { name: 'Lia', email: `lia-${nth}@exemplo.com` };
      const headers = { 'idempotency-key': `falha ${nth}` };
      const call = { token: world.tokens.ana, body, headers };
      expect((await failing.call('POST', '/patients', call)).status).toBe(500);
      const answers = [await failing.call('POST', '/patients', call)];
      answers.push(await world.api.call('POST', '/patients', call));
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { text } = await world.api.call('GET', '/patients', { token: world.tokens.ana });
      expect(text.split(body.email)).toHaveLength(2);
    },
  );

  it('never finds a token in what is kept', async () => {
    const body = { availabilityWeeksAhead: 6 };
    const first = await as('ana', 'PUT', '/users/profile', body, 'semanas');
    const again = await as('ana', 'PUT', '/users/profile', body, 'semanas');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.access_token).toBeTypeOf('string');
    expect(JSON.stringify(await kept())).not.toContain('access_token');
  });
});

describe('writes at once under one key, through two instances', () => {
  const sendAll = (path: string, bodies: readonly object[], key: string) => {
    const instances = [world.api, createTestApi(db)];
    return Promise.all(
      bodies.map((body, index) =>
        instances[index % 2]!.call('POST', path, {
          token: world.tokens.ana,
          body,
          headers: { 'idempotency-key': key },
        }),
      ),
    );
  };

  it.each([
    ['/patients', () => ({ name: 'Rui', email: 'rui@exemplo.com' })],
    ['/patient-invites/create', () => ({ patientId: world.clinic.davi.id })],
    [
      '/recurring-appointments',
      () => ({
        patientId: world.clinic.davi.id,
        recurringType: 'weekly',
        daysOfWeek: [3],
        startTime: '07:00',
        endTime: '07:50',
        startDate: '2026-03-18',
        endDate: '2026-04-30',
      }),
    ],
  ] as const)('of %s have one effect and one answer', async (path, bodyOf) => {
    const body = bodyOf();
    const answers = await sendAll(
      path,
      Array.from({ length: 8 }, () => body),
      `juntos ${path}`,
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('have one effect where they bring different data, and say so to the others', async () => {
    const named = (n: number) => ({ name: `Iara ${n}`, email: `iara-${n}@exemplo.com` });
    const answers = await sendAll('/patients', [1, 2, 3, 4, 5, 6].map(named), 'uma só');
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'key_reused'));
    expect(refused).toHaveLength(5);
    const { text } = await world.api.call('GET', '/patients', { token: world.tokens.ana });
    expect(text.match(/"Iara \d"/g)).toHaveLength(1);
  });
});
