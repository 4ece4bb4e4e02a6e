import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { isOpen, statusAt } from '../../../../src/domain/appointments/state.ts';
import { appointmentStatuses } from '../../../../src/domain/appointments/status.ts';
import { createTestApi, type TestApi } from '../../../../test/harness/server/api.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import {
  appointment,
  hours,
  idMaker,
  seededBytes,
  seededRandom,
  smallClinic,
  type SmallClinic,
} from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { createHandlers, periodic } from '../../../program/areas.ts';
import { createJobRunner } from '../../../engine/jobs/runner.ts';
import { STATUS_JOB, storeStatuses } from './status-job.ts';

const SEED = 7;
const SESSIONS = 230;
const HALF_HOUR_MS = 1_800_000;

/** Sessions of an hour, one after the other, around now, in every status. */
function randomSessions(clinic: SmallClinic, newId: () => string): Appointment[] {
  const random = seededRandom(SEED);
  const { ana } = clinic.people;
  return Array.from({ length: SESSIONS }, (_, index) => {
    const start = index - SESSIONS + 4;
    const session = appointment(newId(), { psychologistId: ana.id, patientId: null }, start);
    const status = appointmentStatuses[Math.floor(random() * appointmentStatuses.length)]!;
    // No clock has decided on what is yet to come.
    const isDecided = index >= 205 && (start < -1 || !isOpen({ status }));
    return { ...session, status: isDecided ? status : 'scheduled' };
  });
}

describe.each(engines())('the statuses that the clock decides, on $name', (engine) => {
  let db: Database;
  let api: TestApi;
  let clinic: SmallClinic;
  let sessions: Appointment[];
  let token: string;

  beforeEach(async () => {
    db = await engine.open();
    api = createTestApi(db);
    const newId = idMaker(SEED);
    clinic = smallClinic(newId);
    sessions = randomSessions(clinic, newId);
    await withTenant(db, clinic.tenantId, (tx) =>
      importDocuments(tx, clinic.tenantId, { ...clinic.seed, appointments: sessions }),
    );
    token = await api.tokenFor(clinic.actor(clinic.people.ana));
  });
  afterEach(() => db.close());

  const stored = async (): Promise<Map<string, string>> => {
    const { rows } = await sql<{ id: string; status: string; published: string }>`
      select a.id, a.status, f.body::json ->> 'status' as published
      from appointments a join feed f on f.tenant_id = a.tenant_id and f.doc_id = a.id and f.audience = 'administrators'
    `.execute(db.kysely);
    for (const { status, published } of rows) expect(published).toBe(status);
    return new Map(rows.map(({ id, status }) => [id, status]));
  };
  const answered = async () => {
    const found = new Map<string, string>();
    for (let page = 1; page <= 3; page++) {
      const path = `/appointments/history?limit=100&page=${page}`;
      const { body } = await api.call<{ data: { appointments: Appointment[] } }>('GET', path, {
        token,
      });
      for (const { id, status } of body.data.appointments) found.set(id, status);
    }
    return found;
  };
  const stats = async () =>
    (await api.call('GET', '/appointments/history/stats', { token })).body.data;

  it('are the same at read and by the job, and nothing else changes', async () => {
    for (let step = 0; step < 12; step++) {
      const now = new Date(api.clock.ms).toISOString();
      const expected = new Map(sessions.map((session) => [session.id, statusAt(session, now)]));
      expect(await answered()).toEqual(expected);
      const before = await stats();
      await storeStatuses(api.parts, api.clock.ms);
      expect(await stored()).toEqual(expected);
      expect(await answered()).toEqual(expected);
      expect(await stats()).toEqual(before);
      api.clock.ms += HALF_HOUR_MS;
    }
  });

  it('change no document a second time', async () => {
    await storeStatuses(api.parts, api.clock.ms);
    const v = async () =>
      (
        await sql<{
          v: number;
        }>`select max(v) as v from appointments where tenant_id = ${clinic.tenantId}`.execute(
          db.kysely,
        )
      ).rows[0]!.v;
    const first = await v();
    await storeStatuses(api.parts, api.clock.ms);
    expect(await v()).toBe(first);
  });

  it('are stored once a minute by whichever instance works', async () => {
    const parts = { ...api.parts, random: seededBytes(seededRandom(1)) };
    const unused = { mailer: undefined as never, origin: '' };
    const { [STATUS_JOB]: handler } = createHandlers({ ...parts, ...unused });
    const own = periodic.filter(({ kind }) => kind === STATUS_JOB);
    expect(own.map(({ everyMs }) => everyMs)).toEqual([60_000]);
    const runner = createJobRunner(parts, { [STATUS_JOB]: handler! }, own);
    for (const minutes of [0, 61, 62]) {
      api.clock.ms = Date.parse(hours(minutes / 60));
      await runner.runDue();
      const at = new Date(api.clock.ms).toISOString();
      expect(await stored()).toEqual(new Map(sessions.map((one) => [one.id, statusAt(one, at)])));
    }
  });

  it('let an expired session be moved into the future, marked as missed or completed', async () => {
    await storeStatuses(api.parts, api.clock.ms);
    const expired = sessions.filter(({ startAt }) => startAt < hours(-25)).slice(0, 3);
    const send = (index: number, path: string, body: object) =>
      api.call('PATCH', `/appointments/${expired[index]!.id}${path}`, { token, body });
    const moved = await send(0, '', { startAt: hours(500), endAt: hours(501) });
    expect([moved.status, moved.body.status]).toEqual([200, 'scheduled']);
    expect((await send(1, '/status', { status: 'no_show' })).body.status).toBe('no_show');
    expect((await send(2, '/complete', {})).body.status).toBe('completed');
    await storeStatuses(api.parts, api.clock.ms);
    const after = await stored();
    expect(expired.map(({ id }) => after.get(id))).toEqual(['scheduled', 'no_show', 'completed']);
  });

  it('do not stop at a practice whose data cannot be written', async () => {
    const newId = idMaker(SEED + 1);
    const other = smallClinic(newId);
    await withTenant(db, other.tenantId, (tx) => importDocuments(tx, other.tenantId, other.seed));
    const [broken] = [clinic.tenantId, other.tenantId].toSorted();
    await sql`alter table appointments add constraint broken check (tenant_id <> ${sql.lit(broken)} or status <> 'expired') not valid`.execute(
      db.kysely,
    );
    try {
      await expect(storeStatuses(api.parts, api.clock.ms)).rejects.toThrow(AggregateError);
      const { rows } = await sql<{ tenant_id: string }>`
        select distinct tenant_id from appointments where status = 'expired' and tenant_id <> ${broken}`.execute(
        db.kysely,
      );
      expect(rows).toHaveLength(1);
    } finally {
      await sql`alter table appointments drop constraint broken`.execute(db.kysely);
    }
  });
});
