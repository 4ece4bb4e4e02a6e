import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../test/harness/database.ts';
import { idMaker, NOON, smallClinic } from '../../test/harness/practice.ts';
import type { Database } from '../db/database.ts';
import { type Tx, withTenant } from '../db/tenant.ts';
import { importDocuments } from '../documents/import.ts';
import { aiQuota, countAiUse, monthOf, returnAiUse } from './usage.ts';

// PostgreSQL where there is one: concurrent uses really overlap there.
const engine = engines().at(-1);
const MONTH = monthOf(NOON);

let db: Database;
let tenantId: string;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  const clinic = smallClinic(idMaker(1));
  ({ tenantId } = clinic);
  await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, clinic.seed));
});

afterEach(async () => {
  await db.kysely
    .updateTable('plans')
    .set({ ai_usage_limit: -1 })
    .where('id', '=', 'basic')
    .execute();
  await db.close();
});

const limit = (most: number) =>
  db.kysely.updateTable('plans').set({ ai_usage_limit: most }).where('id', '=', 'basic').execute();
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, tenantId, work);
const use = (month = MONTH) => inTenant((tx) => countAiUse(tx, tenantId, month));
const quota = (month = MONTH) => inTenant((tx) => aiQuota(tx, tenantId, month));

describe('the uses of AI in a month', () => {
  it('are counted, and never end on a plan without a limit', async () => {
    expect(await quota()).toEqual({ used: 0, limit: -1 });
    for (let n = 0; n < 5; n += 1) expect(await use()).toBe(true);
    expect(await quota()).toEqual({ used: 5, limit: -1 });
  });

  it("end at the plan's number, also for many at once, and begin again in the next month", async () => {
    await limit(7);
    const uses = await Promise.all(Array.from({ length: 20 }, () => use()));
    expect(uses.filter(Boolean)).toHaveLength(7);
    expect(await quota()).toEqual({ used: 7, limit: 7 });
    expect(await use('2026-04')).toBe(true);
  });

  it('come back where the provider failed', async () => {
    await limit(1);
    await use();
    expect(await use()).toBe(false);
    await inTenant((tx) => returnAiUse(tx, tenantId, MONTH));
    expect(await use()).toBe(true);
  });

  it('are none on a plan without AI', async () => {
    await limit(0);
    expect(await use()).toBe(false);
    expect(await quota()).toEqual({ used: 0, limit: 0 });
  });

  it('are counted for each practice by itself', async () => {
    await limit(1);
    await use();
    const other = smallClinic(idMaker(2));
    await withTenant(db, other.tenantId, (tx) => importDocuments(tx, other.tenantId, other.seed));
    const theirs = withTenant(db, other.tenantId, (tx) => countAiUse(tx, other.tenantId, MONTH));
    expect(await theirs).toBe(true);
  });
});
