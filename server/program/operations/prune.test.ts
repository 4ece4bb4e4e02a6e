import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RawDevice } from '../../../test/harness/database/contract.ts';
import { emptyDatabase, engines } from '../../../test/harness/database/database.ts';
import { hours, idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import { createSqlServer } from '../../../test/harness/database/sqlServer.ts';
import type { Database } from '../../kernel/db/database.ts';
import { prune } from './prune.ts';

const DAY_MS = 86_400_000;

describe.each(engines())('forgetting on $name', ({ open }) => {
  let db: Database;
  let clock: { ms: number };
  let clinic: ReturnType<typeof smallClinic>;
  let server: ReturnType<typeof createSqlServer>;
  let newId: () => string;
  let seed = 9100;

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    clock = { ms: NOON };
    newId = idMaker(++seed);
    clinic = smallClinic(newId);
    server = createSqlServer(db, { now: () => clock.ms, newId });
    await server.createTenant(clinic.seed);
  });
  afterAll(() => db.close());

  const device = () => new RawDevice(server, clinic.actor(clinic.people.ana), newId);
  const rename = (name: string) => ({
    name: 'patient.update' as const,
    args: { id: clinic.davi.id, name },
  });
  const create = () => ({
    name: 'patient.create' as const,
    args: { id: newId(), name: 'Novo', email: `${newId()}@exemplo.com` },
  });
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)}`.execute(db.kysely);
    return rows[0]!.n;
  };
  /** Prunes some days after the beginning. */
  const pruneAfter = (days: number): Promise<number> => {
    clock.ms = NOON + days * DAY_MS;
    return prune(db, clock.ms);
  };

  it('drops answers of which the device has long gone on, after 90 days', async () => {
    const ana = device();
    await ana.act(rename('Davi Um'));
    clock.ms += 2 * DAY_MS;
    await ana.act(rename('Davi Dois'));
    await pruneAfter(89);
    expect(await count('receipts')).toBe(2);
    await pruneAfter(91);
    expect(await count('receipts')).toBe(1);
  });

  it('keeps the last answers of a device that is silent since, and answers it after 91 days as on the first', async () => {
    const ana = device();
    const commands = [ana.compose(create()), ana.compose(rename('Davi Um')), ana.compose(create())];
    const answer = await ana.send(...commands);
    const patients = await count('patients');
    await pruneAfter(91);
    expect(await ana.send(...commands)).toEqual(answer);
    expect(await count('patients')).toBe(patients);
  });

  it('knows a device after 181 days by its place: it numbers anew, and no creation happens twice', async () => {
    const ana = device();
    const [first, second] = [ana.compose(create()), ana.compose(rename('Davi Um'))];
    await ana.send(first, second);
    const patients = await count('patients');
    await pruneAfter(181);
    expect([await count('receipts'), await count('client_documents')]).toEqual([0, 0]);
    const gap = await ana.send(first, second);
    expect(gap).toMatchObject({ gap: true, lastSeq: 2, results: [] });
    const again = await ana.send({ ...first, seq: 3 }, { ...second, seq: 4 });
    expect(again.results).toMatchObject([
      { status: 'refused', code: 'already_exists' },
      { status: 'done' },
    ]);
    expect(await count('patients')).toBe(patients);
  });

  it('keeps what a device that goes on writing needs, whatever its age', async () => {
    const ana = device();
    for (let day = 0; day < 400; day += 40) {
      clock.ms = NOON + day * DAY_MS;
      await ana.act(rename(`Davi ${day}`));
    }
    const before = await count('client_documents');
    await pruneAfter(400);
    expect(await count('client_documents')).toBe(before);
    expect(await count('clients')).toBe(1);
    expect(await ana.act(rename('Davi'))).toMatchObject({ status: 'done' });
  });

  it("drops a silent device's place after two years, sessions a month after their end, old attempts", async () => {
    await device().act(rename('Davi Um'));
    const { tenantId, people } = clinic;
    await sql`insert into sessions (tenant_id, id, user_id, created_at, expires_at)
      values (${tenantId}, ${newId()}, ${people.ana.id}, ${hours(0)}, ${hours(24)})`.execute(
      db.kysely,
    );
    await sql`insert into attempts values ('account:x', ${hours(0)}, ${hours(24)}, 3)`.execute(
      db.kysely,
    );
    await pruneAfter(0);
    expect(await count('attempts')).toBe(1);
    await pruneAfter(30);
    expect([await count('sessions'), await count('attempts')]).toEqual([1, 0]);
    await pruneAfter(32);
    expect([await count('sessions'), await count('clients')]).toEqual([0, 1]);
    await pruneAfter(731);
    expect(await count('clients')).toBe(0);
  });

  it('drops the tokens of a calendar that was left a week ago and could not be emptied since', async () => {
    const { tenantId, people } = clinic;
    await sql`insert into calendar_departures
      (tenant_id, id, user_id, calendar_id, credentials, event_ids, created_at)
      values (${tenantId}, ${newId()}, ${people.ana.id}, 'agenda', 'selado', '{}', ${hours(0)})`.execute(
      db.kysely,
    );
    await pruneAfter(6);
    expect(await count('calendar_departures')).toBe(1);
    await pruneAfter(8);
    expect(await count('calendar_departures')).toBe(0);
  });

  it('drops marks of the history half a year after the next one, and lets a device of before read anew', async () => {
    const [here, silent] = [device(), device()];
    await silent.act(rename('Davi Um'));
    await Promise.all([here.pull(), silent.pull()]);
    await sql`update history_marks set at = ${hours(0)}`.execute(db.kysely);
    await pruneAfter(200);
    expect(await here.page()).not.toHaveProperty('reset');
    await here.act(rename('Davi Dois'));
    await here.pull();
    await sql`update history_marks set at = ${hours(48)} where at > ${hours(0)}`.execute(db.kysely);
    await pruneAfter(183);
    expect(await count('history_marks')).toBe(1);
    expect(await here.page()).not.toHaveProperty('reset');
    expect(await silent.page()).toMatchObject({ reset: true, shared: expect.any(Number) });
  });

  it('leaves another practice what is its own', async () => {
    const other = smallClinic(newId);
    await server.createTenant(other.seed);
    await device().act(rename('Davi Um'));
    clock.ms = NOON + 170 * DAY_MS;
    const theirs = new RawDevice(server, other.actor(other.people.ana), newId);
    await theirs.act({ name: 'patient.update', args: { id: other.davi.id, name: 'Davi' } });
    await pruneAfter(181);
    const { rows } = await sql`select tenant_id from client_documents`.execute(db.kysely);
    expect(rows).toEqual([{ tenant_id: other.tenantId }]);
  });
});
