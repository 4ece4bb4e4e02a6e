import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kysely, sql } from 'kysely';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import { emptyDatabase, engines } from '../../../test/harness/database/database.ts';
import { RawDevice } from '../../../test/harness/database/contract.ts';
import {
  hours,
  idMaker,
  NOON,
  seededRandom,
  smallClinic,
} from '../../../test/harness/practice/practice.ts';
import { createSqlServer } from '../../../test/harness/database/sqlServer.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Tables } from '../../kernel/db/schema.ts';
import { withTenant } from '../../kernel/db/tenant.ts';
import type { Executed } from '../execution/execute.ts';

const outcomes = (answers: readonly Executed[]): string[] =>
  answers.map((answer) => {
    if (answer.kind === 'gap') return 'gap';
    const { outcome } = answer;
    return outcome.status === 'done' ? 'done' : outcome.code;
  });

const count = (list: readonly string[], wanted: string): number =>
  list.filter((one) => one === wanted).length;

describe.each(engines())('many at once on $name', ({ open }) => {
  let database: Database;
  let server: ReturnType<typeof createSqlServer>;
  let clinic: ReturnType<typeof smallClinic>;
  let newId: () => string;
  let seed = 500;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    newId = idMaker(++seed);
    clinic = smallClinic(newId);
    server = createSqlServer(database, { now: () => NOON, newId });
    await server.createTenant(clinic.seed);
  });
  afterAll(() => database.close());

  const booking = (from: number) => ({
    name: 'appointment.create',
    args: { id: newId(), patientId: clinic.davi.id, startAt: hours(from), endAt: hours(from + 1) },
  });

  it('give one slot to one of fifty bookings', async () => {
    const ana = clinic.actor(clinic.people.ana);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => server.call(booking(3 + index / 100), ana)),
    );
    expect(count(outcomes(answers), 'done')).toBe(1);
    expect(count(outcomes(answers), 'appointment_overlap')).toBe(49);
  });

  it('have one effect and nineteen identical answers under one key', async () => {
    const ana = clinic.actor(clinic.people.ana);
    const call = { ...booking(3), key: newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(call, ana)));
    const [fresh, ...others] = answers.filter(
      (answer) => answer.kind === 'answer' && !answer.replayed,
    );
    expect(others).toEqual([]);
    for (const answer of answers) expect(answer).toEqual({ ...fresh, replayed: answer !== fresh });
  });

  it("apply a device's batch once when it is sent five times together", async () => {
    const device = new RawDevice(server, clinic.actor(clinic.people.ana), newId);
    const commands = [3, 5, 7, 9].map((from) => device.compose(booking(from) as never));
    const answers = await Promise.all(Array.from({ length: 5 }, () => device.send(...commands)));
    for (const answer of answers) {
      expect(answer.gap).toBe(false);
      expect(answer.results).toEqual(answers[0]!.results);
    }
    const { rows } = await sql<{ n: number }>`select count(*) as n from appointments`.execute(
      database.kysely,
    );
    expect(rows[0]!.n).toBe(2 + 4);
  });

  it('hide no change from a reader that polls meanwhile', async () => {
    const ana = clinic.actor(clinic.people.ana);
    const reader = new RawDevice(server, ana, newId);
    const random = seededRandom(9);
    const pause = () => new Promise((done) => setTimeout(done, random() * 4));
    let isWriting = true;
    const seen = new Set<number>();
    const poll = async () => {
      while (isWriting) {
        for (const page of await reader.pull(5)) for (const { v } of page.changes) seen.add(v);
        await pause();
      }
    };
    const polling = poll();
    const written: number[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 12; turn++) {
        const answer = await server.call(booking(100 + writer * 40 + turn * 2), ana);
        if (answer.kind === 'answer' && answer.outcome.status === 'done')
          written.push(answer.outcome.v);
        await pause();
      }
    });
    await Promise.all(writers);
    isWriting = false;
    await polling;
    for (const page of await reader.pull()) for (const { v } of page.changes) seen.add(v);
    expect(written).toHaveLength(96);
    expect(written.filter((v) => !seen.has(v))).toEqual([]);
    expect(reader.documents()).toEqual(await server.projection(ana));
  });

  it('leave nothing behind of a command on which the server failed', async () => {
    const failures: unknown[] = [];
    const failing = createSqlServer(database, {
      now: () => NOON,
      newId,
      onFailure: (error) => failures.push(error),
    });
    const device = new RawDevice(failing, clinic.actor(clinic.people.ana), newId);
    const commands = [booking(3), booking(5), booking(7)].map((body) =>
      device.compose(body as never),
    );
    await sql`alter table receipts add constraint broken check (key <> ${sql.lit(commands[1]!.key)})`.execute(
      database.kysely,
    );
    const answer = await device.send(...commands);
    await sql`alter table receipts drop constraint broken`.execute(database.kysely);
    expect(answer).toMatchObject({ lastSeq: 1, gap: false });
    expect(answer.results.map(({ status }) => status)).toEqual(['done', 'failed']);
    expect(failures).toHaveLength(1);
    const again = await device.send(...commands);
    expect(again.results.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(again.lastSeq).toBe(3);
  });

  it("show a tenant's role nothing of another tenant, in any table", async () => {
    const other = smallClinic(newId);
    await server.createTenant(other.seed);
    const device = new RawDevice(server, other.actor(other.people.ana), newId);
    const session = other.past.id;
    const args = {
      id: newId(),
      patientId: other.davi.id,
      appointmentId: session,
      plaintext: 'Segredo.',
    };
    await device.act({ name: 'note.create', args });
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id'
        and has_table_privilege('app_user', format('%I.%I', table_schema, table_name), 'select')`.execute(
      database.kysely,
    );
    expect(tables.length).toBeGreaterThanOrEqual(11);
    const countIn = async (name: string, tx: Kysely<Tables> = database.kysely): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(name)} where tenant_id = ${other.tenantId}`.execute(
        tx,
      );
      return rows[0]!.n;
    };
    for (const { name } of tables)
      expect([
        name,
        await withTenant(database, clinic.tenantId, (tx) => countIn(name, tx)),
      ]).toEqual([name, 0]);
    for (const name of [
      'notes',
      'note_versions',
      'feed',
      'receipts',
      'clients',
      'client_documents',
    ])
      expect(await countIn(name)).toBeGreaterThan(0);
    const removal = { name: 'note.delete', args: { id: args.id } };
    const stranger = { ...device.actor, tenantId: clinic.tenantId };
    await expect(server.call(removal, stranger)).rejects.toMatchObject({ status: 401 });
    const neighbour = clinic.actor(clinic.people.ana);
    expect(outcomes([await server.call(removal, neighbour)])).toEqual(['not_found']);
  });

  it('never change a version of a note once written', async () => {
    const tamper = withTenant(database, clinic.tenantId, (tx) =>
      tx
        .updateTable('note_versions')
        .set({ plaintext: '' })
        .where('tenant_id', '=', clinic.tenantId)
        .execute(),
    );
    await expect(tamper).rejects.toMatchObject({ code: '42501' });
  });

  it('let no version of a note go but where it is said that they are forgotten', async () => {
    const { numDeletedRows } = await withTenant(database, clinic.tenantId, (tx) =>
      tx
        .deleteFrom('note_versions')
        .where('tenant_id', '=', clinic.tenantId)
        .executeTakeFirstOrThrow(),
    );
    expect(numDeletedRows).toBe(0n);
  });

  it('import thousands of documents in blocks, in an order that a reader gets newest first', async () => {
    const big = smallClinic(newId);
    const { ana } = big.people;
    const patients = Array.from({ length: 1200 }, (_, index): Patient => ({
      ...big.davi,
      id: newId(),
      email: `p${index}@exemplo.com`,
    }));
    await server.createTenant({ ...big.seed, patients: [...big.seed.patients, ...patients] });
    const device = new RawDevice(server, big.actor(ana), newId);
    const pages = await device.pull();
    expect(device.held.size).toBe(1200 + 2 + 2 + 2);
    expect(pages.length).toBeGreaterThan(2);
    expect(device.documents()).toEqual(await server.projection(device.actor));
  });
});
