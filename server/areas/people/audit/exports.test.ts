import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { emptyDatabase, engines } from '../../../../test/harness/database/database.ts';
import { handoversOf } from '../../../../test/harness/server/handovers.ts';
import { hours, idMaker } from '../../../../test/harness/practice/practice.ts';
import type { EventAnswer, ReadAnswer } from '../../../../src/domain/contract/audit.ts';
import type { Database } from '../../../kernel/db/database.ts';

const newId = idMaker(31);
const clientId = newId();

describe.each(engines())('a file that a device made, on $name', ({ open }) => {
  let db: Database;
  let scene: ClinicApi;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    scene = await openClinicApi(db);
  });
  afterAll(() => db.close());

  const counts = { patients: 2, sessions: 40, notes: 30, payments: 12, bytes: 1_300_000 };
  const made = (patientIds: readonly string[], more: object = {}) => ({
    clientId,
    id: newId(),
    kind: 'everything',
    at: hours(-3),
    counts,
    patientIds,
    ...more,
  });
  const tell = (reader: ReaderName, body: object) =>
    scene.api.call('POST', '/audit/exports', { token: scene.tokens[reader], body });
  const get = async <T>(reader: ReaderName, path: string): Promise<T> =>
    (await scene.api.call<T>('GET', path, { token: scene.tokens[reader] })).body;
  const eventsOf = async (reader: ReaderName, path = '/audit/events') =>
    (await get<{ events: EventAnswer[] }>(reader, path)).events.filter(({ kind }) =>
      kind.endsWith('.exported'),
    );
  const readsOf = async (reader: ReaderName, patientId: string) =>
    (await get<{ reads: ReadAnswer[] }>(reader, `/audit/reads?patientId=${patientId}`)).reads;

  it('is one event with its counts, and a read of each patient in it, however often it is told', async () => {
    const { carla, davi, people } = scene.clinic;
    const file = made([carla.id]);
    expect((await tell('ana', file)).status).toBe(200);
    await tell('ana', { ...file, patientIds: [davi.id] });
    await tell('ana', file);
    const event = {
      kind: 'records.exported',
      actorId: people.ana.id,
      details: { ...counts, exportId: file.id, madeAt: Date.parse(file.at) },
    };
    expect(await eventsOf('admin')).toMatchObject([event]);
    expect(await eventsOf('ana', '/audit/own-events')).toMatchObject([event]);
    for (const { id } of [carla, davi])
      expect(await readsOf('admin', id)).toMatchObject([
        { userId: people.ana.id, part: 'export', at: file.at },
      ]);
  });

  it('is no event of another person’s with the same name, and no read of a foreign patient', async () => {
    const { carla, elisa, people } = scene.clinic;
    const file = made([elisa.id, carla.id]);
    await tell('bruno', file);
    expect(await readsOf('admin', carla.id)).toEqual([]);
    expect(await readsOf('bruno', elisa.id)).toMatchObject([{ part: 'export' }]);
    await tell('ana', { ...file, patientIds: [carla.id] });
    const actors = (await eventsOf('admin')).map(({ actorId }) => actorId);
    expect(new Set(actors)).toEqual(new Set([people.ana.id, people.bruno.id]));
    expect(actors).toHaveLength(2);
    expect((await tell('portal', file)).status).toBe(403);
  });

  it('of payments says so, to the patient’s list as well', async () => {
    const { carla } = scene.clinic;
    await tell('admin', made([carla.id], { kind: 'payments' }));
    expect(await eventsOf('admin')).toMatchObject([{ kind: 'payments.exported' }]);
    expect(await readsOf('ana', carla.id)).toMatchObject([{ part: 'payments' }]);
  });

  it('is refused where it counts no whole numbers, or names too many at once', async () => {
    for (const body of [
      made([], { counts: { ...counts, notes: 1.5 } }),
      made([], { counts: { ...counts, bytes: -1 } }),
      made([], { counts: { ...counts, bytes: 1e300 } }),
      made(Array.from({ length: 1001 }, () => newId())),
    ])
      expect((await tell('ana', body)).status).toBe(422);
    expect(await eventsOf('admin')).toEqual([]);
  });

  it('names the former psychologist too, who keeps what is her own after a hand-over', async () => {
    const { people, davi } = scene.clinic;
    const path = `/clinic/members/${people.ana.id}/handover`;
    const body = { successorId: people.bruno.id, patients: [{ patientId: davi.id }] };
    await scene.api.call('POST', path, { token: scene.tokens.admin, body });
    const ids = (await handoversOf(scene, 'ana')).map(({ id }) => id);
    if (ids.length > 0)
      await scene.api.call('POST', '/handovers/answer', {
        token: scene.tokens.ana,
        body: { ids, answer: 'agreed' },
      });
    await scene.api.jobs.runDue();
    await tell('ana', made([davi.id]));
    expect(await readsOf('bruno', davi.id)).toMatchObject([
      { userId: people.ana.id, part: 'export' },
    ]);
  });
});
