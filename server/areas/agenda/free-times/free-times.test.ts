import { beforeEach, describe, expect, it } from 'vitest';
import {
  freeSpans,
  type FreeTimes,
  freeTimesSchema,
} from '../../../../src/domain/availability/free.ts';
import type { Span } from '../../../../src/domain/availability/spans.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { openRandomAgenda } from '../../../../test/harness/random/openRandomAgenda.ts';
import { quarter } from '../../../../test/harness/random/randomAgenda.ts';
import { eachSeed } from '../../../../test/harness/random/seeded.ts';
import type { Database } from '../../../kernel/db/database.ts';

type Open = Awaited<ReturnType<typeof openRandomAgenda>>;
const DAY_MS = 86_400_000;
const CANARY = 'zqcanario';

let db: Database;
beforeEach(async () => {
  db = await sharedDatabase();
});

interface Change {
  readonly entity: string;
  readonly doc: FreeTimes | null;
}

/** What a first sync brings somebody of free times. */
async function held({ get }: Open, reader: 'ana' | 'admin' | 'portal'): Promise<FreeTimes[]> {
  const path = `/sync/changes?limit=500&clientId=${crypto.randomUUID()}`;
  const { changes } = await get<{ changes: readonly Change[] }>(reader, path);
  return changes.flatMap(({ entity, doc }) => (entity === 'freeTimes' && doc ? [doc] : []));
}

const spanOf = ({ startAt, endAt }: Span): Span => ({ startAt, endAt });

/** What the call for patients answers for as long as anybody may book. */
async function answered(open: Open): Promise<readonly Span[]> {
  const now = open.api.clock.ms;
  const at = (ms: number) => new Date(ms).toISOString();
  const path = `/availability-new/patient-slots?startDate=${at(now)}&endDate=${at(now + 88 * DAY_MS)}`;
  return (await open.get<Span[]>('portal', path)).map(spanOf);
}

async function expectEqual(open: Open): Promise<number> {
  await open.api.jobs.runDue();
  const [kept] = await held(open, 'portal');
  if (!kept) throw new Error('Nothing is kept.');
  const told = freeSpans(kept, new Date(open.api.clock.ms).toISOString());
  expect(told).toEqual(await answered(open));
  return told.length;
}

describe('the free times on patients’ devices', () => {
  it('are what the call answers, after whatever is written and as days go by', async () => {
    let offered = 0;
    await eachSeed(3, async (random, seed) => {
      const open = await openRandomAgenda(db, random, seed);
      const { api, clinic, post } = open;
      offered += await expectEqual(open);
      for (let round = 0; round < 3; round++) {
        const startAt = new Date(api.clock.ms + quarter(random, 10 * 96) * 60_000).toISOString();
        const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
        const [patientId, reason] = [clinic.carla.id, CANARY];
        await post('ana', '/appointments', { patientId, startAt, endAt, title: CANARY });
        await post('ana', '/availability-blocks', { startAt, endAt, reason });
        const [free] = await answered(open);
        if (free)
          await post('portal', '/appointments', { startAt: free.startAt, endAt: free.endAt });
        if (round === 1) api.clock.ms += DAY_MS + 3_600_000;
        offered += await expectEqual(open);
      }
    });
    expect(offered).toBeGreaterThan(30);
  }, 60_000);

  it('say nothing else, and nothing to anybody else', async () => {
    await eachSeed(1, async (random, seed) => {
      const open = await openRandomAgenda(db, random, 500 + seed);
      const { clinic, search } = open;
      await expectEqual(open);
      const kept = await held(open, 'portal');
      expect(kept.map(({ psychologistId }) => psychologistId)).toEqual([clinic.people.ana.id]);
      for (const one of kept)
        expect(Object.keys(one).toSorted()).toEqual(
          Object.keys(freeTimesSchema.entries).toSorted(),
        );
      const text = JSON.stringify(kept);
      for (const { id } of [...search.sessions, ...search.blocks, ...search.breaks])
        expect(text).not.toContain(id);
      expect(text).not.toContain(CANARY);
      expect([await held(open, 'ana'), await held(open, 'admin')]).toEqual([[], []]);
    });
  });

  it('are not written again where nothing moved', async () => {
    await eachSeed(1, async (random, seed) => {
      const open = await openRandomAgenda(db, random, 600 + seed);
      await expectEqual(open);
      const { api, post } = open;
      const stored = () =>
        db.kysely
          .selectFrom('free_times')
          .select(['id', 'v'])
          .where('tenant_id', '=', open.clinic.tenantId)
          .execute();
      const before = await stored();
      expect(before).toHaveLength(1);
      const at = (days: number) => new Date(api.clock.ms + days * DAY_MS).toISOString();
      const block = { startAt: at(200), endAt: at(200.1), reason: CANARY };
      expect((await post('ana', '/availability-blocks', block)).status).toBe(201);
      await api.jobs.runDue();
      expect(await stored()).toEqual(before);
    });
  });
});
