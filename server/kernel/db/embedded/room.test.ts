import { describe, expect, it } from 'vitest';
import { freeBytes, neededBytes, RESERVE_BYTES, Room } from './room.ts';

describe('the room of the embedded database', () => {
  it.each([
    'insert into notes values ($1)',
    'with due as (select 1) update jobs set attempts = 1',
    'DELETE from feed',
    'select id from jobs for update skip locked',
    'truncate tenants cascade',
    'create table t ()',
  ])('is needed by: %s', (text) => expect(neededBytes(text)).toBe(RESERVE_BYTES));

  it.each([
    'select updated_at, "deleted_at" from notes where tenant_id = $1',
    "select set_config('role', 'app_user', true)",
    'begin',
    'commit',
    'rollback to savepoint attempt',
    'fetch 200 from exported',
  ])('is not needed by: %s', (text) => expect(neededBytes(text)).toBe(0));

  it('is needed half by what notes who reads a record, since reading goes on', () => {
    expect(neededBytes('\n    insert into record_reads\n (tenant_id')).toBe(RESERVE_BYTES / 2);
    expect(neededBytes('insert into "security_events" ("id") values ($1)')).toBe(RESERVE_BYTES / 2);
  });

  it('is looked at once a second, and told of when it ends and when it is back', async () => {
    let ms = 0;
    let bytes = RESERVE_BYTES;
    let looks = 0;
    const told: unknown[] = [];
    const room = new Room({
      free: async () => (looks++, bytes),
      now: () => ms,
      onChange: (...change) => told.push(change),
    });
    const write = () => room.admit('insert into t values (1)');
    await write();
    bytes = RESERVE_BYTES - 1;
    await write();
    ms += 1000;
    for (let turn = 0; turn < 3; turn++)
      await expect(write()).rejects.toMatchObject({ code: '53100' });
    await room.admit('select 1');
    bytes = RESERVE_BYTES;
    ms += 1000;
    await write();
    expect(looks).toBe(3);
    expect(told).toEqual([
      [true, RESERVE_BYTES - 1],
      [false, RESERVE_BYTES],
    ]);
  });

  it('is known of a folder, and taken for endless where the system does not say', async () => {
    expect(await freeBytes('/')).toBeGreaterThan(0);
    expect(await freeBytes('/nowhere')).toBe(Infinity);
  });
});
