import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, registration, type TestApi } from '../../../../test/harness/server/api.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { emptyDatabase, engines, forgetful } from '../../../../test/harness/database/database.ts';
import { memoryOutbox, memoryStore } from '../../../../test/harness/memory/memoryOutbox.ts';
import { memoryReads } from '../../../../test/harness/memory/memoryReads.ts';
import { memoryLocks } from '../../../../test/harness/memory/network.ts';
import { hours, idMaker } from '../../../../test/harness/practice/practice.ts';
import { fullTellPace, tellReads } from '../../../../src/sync/reads/tell.ts';
import { httpTransport } from '../../../../src/sync/transport/http.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { recordFailure, TOLD_A_DAY } from '../../../engine/audit-log/failures.ts';
import { networkOf } from '../../../engine/audit-log/network.ts';

interface Event {
  readonly id: string;
  readonly kind: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly network: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Read {
  readonly at: string;
  readonly userId: string;
  readonly patientId: string | null;
  readonly part: string;
}

const HOUR_MS = 3_600_000;
const clientId = idMaker(9)();

describe.each(engines())('the audit on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => emptyDatabase(db));
  afterAll(() => db.close());

  describe('of accounts', () => {
    const form = registration();
    const headers = { 'x-forwarded-for': '200.147.3.68' };
    let api: TestApi;
    let token: string;

    beforeEach(async () => {
      const limits = { loginAccount: 1e6, loginAddress: 1e6 };
      api = createTestApi(db, { trustProxy: true, limits });
      const { body } = await api.call('POST', '/auth/registerTenantPsych', { body: form });
      token = String(body.access_token);
      api.clock.ms += 1000;
    });

    const login = async (password: string, email = form.email) => {
      const answer = await api.call('POST', '/auth/login', { body: { email, password }, headers });
      api.clock.ms += 1000;
      return answer;
    };
    const events = async (query = ''): Promise<readonly Event[]> =>
      (await api.call<{ events: Event[] }>('GET', `/audit/events${query}`, { token })).body.events;

    it('tells of refusals, sign-ins and sign-outs, the newest first, with the network alone', async () => {
      await login('errada-123');
      const { body } = await login(form.password);
      await api.call('POST', '/auth/logout', { token: String(body.access_token), headers });
      const found = await events();
      expect(found.map(({ kind }) => kind).slice(0, 3)).toEqual([
        'session.ended',
        'session.opened',
        'session.refused',
      ]);
      expect(new Set(found.map(({ kind }) => kind))).toContain('account.created');
      expect(found[0]?.network).toBe('200.147.3.0/24');
      expect(JSON.stringify(found)).not.toMatch(/200\.147\.3\.68|Helena|@/);
    });

    it('keeps a bounded number of the refusals that a stranger brings about, and their round counts', async () => {
      const account = await db.kysely.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      const whose = { tenantId: account.tenant_id, id: account.id };
      for (let i = 0; i < 100; i++) await recordFailure(api.parts, whose, 'session.refused');
      await login('errada-123');
      const kinds = (await events('?limit=200')).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'session.refused')).toHaveLength(TOLD_A_DAY);
      expect(kinds.filter((kind) => kind === 'session.refusedOften')).toHaveLength(1);
      api.clock.ms += 24 * HOUR_MS;
      await login('errada-123');
      expect((await events())[0]?.kind).toBe('session.refused');
    });

    it('keeps nothing of an address that nobody has', async () => {
      const before = await events();
      await login('errada-123', 'ninguem@exemplo.com');
      expect(await events()).toEqual(before);
    });

    it('goes on from page to page without losing or repeating one', async () => {
      for (let i = 0; i < 5; i++) await login(form.password);
      const all = await events('?limit=200');
      const paged: Event[] = [];
      for (let before = ''; ;) {
        const path = `/audit/events?limit=2${before && `&before=${before}`}`;
        const { body } = await api.call<{ events: Event[]; next: string | null }>('GET', path, {
          token,
        });
        paged.push(...body.events);
        if (body.next === null) break;
        before = body.next;
      }
      expect(paged).toEqual(all);
    });
  });

  describe('of a clinic', () => {
    let scene: ClinicApi;
    beforeEach(async () => {
      scene = await openClinicApi(db);
    });

    const get = <T>(reader: ReaderName, path: string) =>
      scene.api.call<T>('GET', path, { token: scene.tokens[reader] });
    const reads = async (reader: ReaderName, query = ''): Promise<readonly Read[]> =>
      (await get<{ reads: Read[] }>(reader, `/audit/reads${query}`)).body.reads;
    const tell = (reader: ReaderName, told: readonly object[]) =>
      scene.api.call('POST', '/audit/reads', {
        token: scene.tokens[reader],
        body: { clientId, reads: told },
      });

    const pull = (reader: ReaderName, cursor = '') =>
      get<{ cursor: string }>(reader, `/sync/changes?clientId=${clientId}${cursor}`);
    const received = async (): Promise<readonly Event[]> => {
      const { body } = await get<{ events: Event[] }>('admin', '/audit/events');
      return body.events.filter(({ kind }) => kind.endsWith('.received'));
    };

    it('is told to its administration, and to nobody else', async () => {
      expect((await get('admin', '/audit/events')).status).toBe(200);
      expect((await get('ana', '/audit/events')).status).toBe(403);
      expect((await get('portal', '/audit/events')).status).toBe(403);
      expect((await get('portal', '/audit/reads')).status).toBe(403);
    });

    it('can be added to and never changed by whoever works for the practice', async () => {
      const { tenantId } = scene.clinic;
      await withTenant(db, tenantId, (tx) =>
        recordEvent(tx, scene.api.parts, { tenantId, kind: 'practice.exported' }),
      );
      await get('ana', `/patients/${scene.clinic.carla.id}`);
      for (const table of ['security_events', 'record_reads'])
        for (const change of [
          sql`update ${sql.table(table)} set tenant_id = tenant_id`,
          sql`delete from ${sql.table(table)}`,
        ])
          await expect(
            withTenant(forgetful(db), tenantId, (tx) => change.execute(tx)),
          ).rejects.toThrow(/denied/);
    });

    it('refuses names and texts', async () => {
      const { tenantId } = scene.clinic;
      const event = { tenantId, kind: 'practice.exported', details: { nome: 'Carla' } } as const;
      await expect(
        withTenant(db, tenantId, async (tx) => recordEvent(tx, scene.api.parts, event)),
      ).rejects.toThrow('no text');
    });

    it('keeps who of the staff opened which part of a record, once an hour', async () => {
      const { carla, davi, people } = scene.clinic;
      await get('ana', `/patients/${carla.id}`);
      await get('ana', `/patients/${carla.id}`);
      await get('admin', `/patients/${carla.id}`);
      await get('ana', `/notes/byPatient/${davi.id}`);
      await get('ana', '/patients');
      expect(
        (await reads('admin')).map(({ userId, patientId, part }) => [userId, patientId, part]),
      ).toEqual(
        expect.arrayContaining([
          [people.ana.id, carla.id, 'health'],
          [people.admin.id, carla.id, 'registration'],
          [people.ana.id, davi.id, 'notes'],
          [people.ana.id, null, 'health'],
        ]),
      );
      expect(await reads('admin')).toHaveLength(4);
      scene.api.clock.ms += HOUR_MS;
      await get('ana', `/patients/${carla.id}`);
      expect(await reads('admin')).toHaveLength(5);
    });

    it('shows a psychologist who opened the records of her own patients', async () => {
      const { carla, elisa, people } = scene.clinic;
      await get('admin', `/patients/${carla.id}`);
      await get('admin', `/patients/${elisa.id}`);
      expect(await reads('ana')).toMatchObject([{ userId: people.admin.id, patientId: carla.id }]);
      expect(await reads('ana', `?patientId=${carla.id}`)).toHaveLength(1);
      expect((await get('ana', `/audit/reads?patientId=${elisa.id}`)).status).toBe(404);
    });

    it('keeps nothing of what patients read of themselves', async () => {
      await get('portal', `/patients/${scene.clinic.carla.id}`);
      await get('portal', '/appointments/upcoming');
      expect(await reads('admin')).toEqual([]);
    });

    it('hears from a device of what its psychologist opened there', async () => {
      const { carla, people } = scene.clinic;
      const opened = memoryReads();
      await opened.add({ patientId: carla.id, part: 'record', at: hours(-30) });
      await opened.add({ patientId: carla.id, part: 'notes', at: hours(-2) });
      const call = (url: string, init: RequestInit) => scene.api.app.request(url, init);
      vi.stubGlobal('fetch', call);
      const { tellReads: tellOver } = httpTransport({
        url: '/api',
        token: () => scene.tokens.ana ?? null,
      });
      const outcome = await tellReads({
        reads: opened,
        outbox: memoryOutbox(people.ana.id, memoryStore(), () => clientId),
        tellReads: tellOver as NonNullable<typeof tellOver>,
        locks: memoryLocks(),
        signal: new AbortController().signal,
        pace: fullTellPace(),
      }).finally(() => vi.unstubAllGlobals());
      expect(outcome).toEqual({ status: 'told' });
      expect(await opened.oldest(9)).toEqual([]);
      const { id: userId } = people.ana;
      expect(await reads('ana')).toMatchObject([
        { userId, patientId: carla.id, part: 'notes', at: hours(-2) },
        { userId, patientId: carla.id, part: 'record', at: hours(-30) },
      ]);
    });

    it('hears of weeks of a device’s openings without refusing one call', async () => {
      const { carla, people } = scene.clinic;
      const opened = memoryReads();
      for (let hour = 1; hour <= 120; hour++)
        await opened.add({ patientId: carla.id, part: 'notes', at: hours(-40 - hour) });
      const statuses: number[] = [];
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const answer = await scene.api.app.request(url, init);
        statuses.push(answer.status);
        return answer;
      });
      const token = () => scene.tokens.ana ?? null;
      const { tellReads: tellOver } = httpTransport({ url: '/api', token });
      const outcome = await tellReads({
        reads: opened,
        outbox: memoryOutbox(people.ana.id, memoryStore(), () => clientId),
        tellReads: tellOver as NonNullable<typeof tellOver>,
        locks: memoryLocks(),
        signal: new AbortController().signal,
        pace: fullTellPace(),
      }).finally(() => vi.unstubAllGlobals());
      expect([outcome.status, statuses]).toEqual(['told', [200, 200]]);
    });

    it('hears of what was opened on a device without a network, as often as it is told', async () => {
      const { carla, elisa } = scene.clinic;
      const told = [
        { patientId: carla.id, part: 'notes', at: hours(-30) },
        { patientId: carla.id, part: 'notes', at: hours(-29.9) },
        { patientId: elisa.id, part: 'notes', at: hours(-30) },
        { patientId: carla.id, part: 'record', at: hours(500) },
        { patientId: carla.id, part: 'sessions', at: hours(-24 * 4000) },
      ];
      expect((await tell('ana', told)).status).toBe(200);
      await tell('ana', told);
      const found = await reads('ana');
      // Foreign patients are left out, and a clock that lies is believed within bounds.
      expect(found.map(({ part, at }) => [part, at])).toEqual([
        ['record', hours(0)],
        ['notes', hours(-30)],
        ['sessions', hours(-24 * 90)],
      ]);
      expect((await tell('portal', told)).status).toBe(403);
    });

    it('goes on from page to page of what was opened', async () => {
      const { carla, davi } = scene.clinic;
      const parts = ['record', 'sessions', 'notes', 'payments'];
      await tell(
        'ana',
        parts.flatMap((part) =>
          [carla, davi].map(({ id }) => ({ patientId: id, part, at: hours(-1) })),
        ),
      );
      const paged: Read[] = [];
      for (let before = ''; ;) {
        const path = `/audit/reads?limit=3${before && `&before=${before}`}`;
        const { body } = await get<{ reads: Read[]; next: string | null }>('ana', path);
        paged.push(...body.reads);
        if (body.next === null) break;
        before = body.next;
      }
      expect(paged).toEqual(await reads('ana'));
      expect(paged).toHaveLength(8);
    });

    it('keeps that a device received the records, once an hour', async () => {
      const { body } = await pull('ana');
      await pull('ana', `&cursor=${body.cursor}`);
      await pull('ana');
      expect(await received()).toMatchObject([
        {
          kind: 'records.received',
          actorId: scene.clinic.people.ana.id,
          details: { patients: 2 },
        },
      ]);
    });

    it('says of an administrator that registration data came, and never that a record was opened', async () => {
      const { carla, people } = scene.clinic;
      await pull('admin');
      await get('admin', '/patients');
      await get('admin', `/patients/${carla.id}`);
      // A device of before says `record`, and one that lies says `notes`.
      await tell('admin', [
        { patientId: carla.id, part: 'record', at: hours(-3) },
        { patientId: carla.id, part: 'notes', at: hours(-3) },
        { patientId: carla.id, part: 'documents', at: hours(-3) },
      ]);
      expect(await received()).toMatchObject([
        {
          kind: 'registrations.received',
          actorId: people.admin.id,
          details: { patients: 3 },
        },
      ]);
      const parts = (await reads('admin')).map(({ part }) => part);
      expect(parts).toEqual(['registration', 'registration', 'registration']);
    });

    it('shows what an earlier version wrote of an administrator as what it was', async () => {
      const { tenantId, people, carla } = scene.clinic;
      const old = { tenantId, kind: 'records.received', actorId: people.admin.id } as const;
      await withTenant(db, tenantId, async (tx) => {
        await recordEvent(tx, scene.api.parts, old);
        await sql`insert into record_reads
          (tenant_id, hour, user_id, patient_id, part, at, received_at)
          values (${tenantId}, ${hours(0)}, ${people.admin.id}, ${carla.id}, 'record',
            ${hours(0)}, ${hours(0)})`.execute(tx);
      });
      expect(await received()).toMatchObject([{ kind: 'registrations.received' }]);
      expect(await reads('ana')).toMatchObject([{ part: 'registration' }]);
    });

    describe('of a successor to whom the record has not come', () => {
      beforeEach(async () => {
        const { people, davi } = scene.clinic;
        const { status } = await scene.api.call(
          'POST',
          `/clinic/members/${people.ana.id}/handover`,
          {
            token: scene.tokens.admin,
            body: { successorId: people.bruno.id, patients: [{ patientId: davi.id }] },
          },
        );
        if (status !== 200) throw new Error(`It was not handed over: ${status}`);
      });

      it('names registration data alone', async () => {
        const { davi } = scene.clinic;
        await get('bruno', `/patients/${davi.id}`);
        await get('bruno', `/notes/byPatient/${davi.id}`);
        await tell('bruno', [{ patientId: davi.id, part: 'health', at: hours(-2) }]);
        const parts = (await reads('ana', `?patientId=${davi.id}`)).map(({ part }) => part);
        expect(parts).toEqual(['registration', 'registration']);
      });

      it('tells in a list those apart whose record is there', async () => {
        await get('bruno', '/patients');
        const parts = (await reads('bruno')).map(({ part }) => part);
        expect(parts.toSorted()).toEqual(['health', 'registration']);
      });

      it('counts records and mere registration data of a device apart', async () => {
        await pull('bruno');
        expect(await received()).toMatchObject([
          { kind: 'records.received', details: { patients: 1, registrations: 1 } },
        ]);
        // Two events of one millisecond have no order.
        scene.api.clock.ms += 1_000;
        await pull('ana');
        expect(await received()).toMatchObject([
          { kind: 'records.received', details: { patients: 2 } },
          {},
        ]);
      });
    });
  });
});

it('keeps of an address its network', () => {
  expect(networkOf('200.147.3.68')).toBe('200.147.3.0/24');
  expect(networkOf('2804:14c:65d1:8b3a::/64')).toBe('2804:14c:65d1::/48');
  expect(networkOf('2001:db8:0:0::/64')).toBe('2001:db8:0::/48');
  expect(networkOf('local')).toBeNull();
  expect(networkOf(undefined)).toBeNull();
});
