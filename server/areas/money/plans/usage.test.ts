import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/harness/database/database.ts';
import { idMaker, NOON, smallClinic } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { aiQuota, countAiUse, monthOf, returnAiUse } from './usage.ts';

// PostgreSQL where there is one: concurrent uses really overlap there.
const engine = engines().at(-1);
const MONTH = '2026-03';

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
const use = (at = NOON) => inTenant((tx) => countAiUse(tx, tenantId, at));
const quota = (month = MONTH) => inTenant((tx) => aiQuota(tx, tenantId, month));

describe('the uses of AI in a month', () => {
  it('are counted, and never end on a plan without a limit', async () => {
    expect(await quota()).toEqual({ used: 0, limit: -1 });
    for (let n = 0; n < 5; n += 1) expect(await use()).toBe(MONTH);
    expect(await quota()).toEqual({ used: 5, limit: -1 });
  });

  it("end at the plan's number, also for many at once, and begin again in the next month", async () => {
    await limit(7);
    const uses = await Promise.all(Array.from({ length: 20 }, () => use()));
    expect(uses.filter(Boolean)).toHaveLength(7);
    expect(await quota()).toEqual({ used: 7, limit: 7 });
    expect(await use(Date.parse('2026-04-10T12:00:00Z'))).toBe('2026-04');
  });

  it.each([
    ['America/Sao_Paulo', '2026-04-01T02:59:59.999Z', '2026-03'],
    ['America/Sao_Paulo', '2026-04-01T03:00:00.000Z', '2026-04'],
    ['America/Noronha', '2026-04-01T02:30:00.000Z', '2026-04'],
    ['America/Rio_Branco', '2027-01-01T04:59:00.000Z', '2026-12'],
    ['Pacific/Auckland', '2026-03-31T12:00:00.000Z', '2026-04'],
  ])('count in %s at %s as %s', async (zone, at, month) => {
    await inTenant((tx) =>
      tx.updateTable('tenants').set({ time_zone: zone }).where('id', '=', tenantId).execute(),
    );
    expect(await use(Date.parse(at))).toBe(month);
    expect(await inTenant((tx) => monthOf(tx, tenantId, Date.parse(at)))).toBe(month);
    expect((await quota(month)).used).toBe(1);
  });

  it('come back where the provider failed', async () => {
    await limit(1);
    await use();
    expect(await use()).toBeUndefined();
    await inTenant((tx) => returnAiUse(tx, tenantId, MONTH));
    expect(await use()).toBe(MONTH);
  });

  it('are none on a plan without AI', async () => {
    await limit(0);
    expect(await use()).toBeUndefined();
    expect(await quota()).toEqual({ used: 0, limit: 0 });
  });

  it('are counted for each practice by itself', async () => {
    await limit(1);
    await use();
    const other = smallClinic(idMaker(2));
    await withTenant(db, other.tenantId, (tx) => importDocuments(tx, other.tenantId, other.seed));
    const theirs = withTenant(db, other.tenantId, (tx) => countAiUse(tx, other.tenantId, NOON));
    expect(await theirs).toBe(MONTH);
  });
});
