import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApi } from '../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { NOON } from '../../../test/harness/practice/practice.ts';
import { readConfig } from '../../kernel/config.ts';
import { periodic } from '../areas.ts';
import { createJobRunner } from '../../engine/jobs/runner.ts';
import { backUp } from './copies/backup.ts';
import { backupJob, pruneJob } from './jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-daily-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

describe('where the daily copy goes', () => {
  const place = (environment: Record<string, string>) => readConfig(environment).backup;

  it('is beside the embedded database by default', () => {
    expect(place({ DATA_DIR: '/dados' })).toEqual({
      folder: '/dados/backups',
      keep: 7,
      isOurs: true,
    });
  });

  it('is nowhere on PostgreSQL, in memory, or where none is to be kept', () => {
    expect(place({ DATABASE_URL: 'postgres://x' })).toBeUndefined();
    expect(place({ DATA_DIR: ':memory:' })).toBeUndefined();
    expect(place({ BACKUP_KEEP: '0' })).toBeUndefined();
  });

  it('is wherever it was said to be', () => {
    const environment = { DATABASE_URL: 'postgres://x', BACKUP_DIR: '/copias', BACKUP_KEEP: '30' };
    expect(place(environment)).toEqual({ folder: '/copias', keep: 30 });
  });
});

describe('the last copy', () => {
  it('is told by the health answer: none at first, then the newest, whoever made it', async () => {
    const db = await sharedDatabase();
    const api = createTestApi(db);
    const told = async () => (await api.call('GET', '/health')).body;
    expect(await told()).toMatchObject({ status: 'ok', lastCopyAt: null });
    const place = { folder: join(folder, 'saude'), keep: 3 };
    await backUp(db, place, NOON);
    await backUp(db, place, NOON + DAY_MS);
    const lastCopyAt = new Date(NOON + DAY_MS).toISOString();
    expect(await told()).toMatchObject({ status: 'ok', lastCopyAt });
  });
});

describe('the daily work', () => {
  it('comes round once a day: a copy, and what is to be forgotten', async () => {
    const db = await sharedDatabase();
    const clock = { ms: NOON, now: () => clock.ms };
    const lines: string[] = [];
    const parts = {
      db,
      clock,
      random: (length: number) => new Uint8Array(length),
      logger: (_level: string, event: string) => lines.push(event),
      config: { backup: { folder: join(folder, 'copias'), keep: 3 } },
    };
    const own = periodic.filter(({ kind }) => kind.startsWith('operations.'));
    const runner = createJobRunner(
      parts,
      {
        'operations.prune': () => pruneJob(parts),
        'operations.backup': backupJob(parts),
      },
      own,
    );
    for (let hour = 0; hour < 48; hour += 12) {
      clock.ms = NOON + hour * 3_600_000;
      await runner.runDue();
    }
    expect(own.map(({ everyMs }) => everyMs)).toEqual([HOUR_MS, DAY_MS, DAY_MS]);
    // At the start, and at two midnights.
    expect(lines.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'backed_up'),
      ...Array.from({ length: 3 }, () => 'pruned'),
    ]);
    expect(readdirSync(join(folder, 'copias'))).toHaveLength(3);
  }, 60_000);

  it('makes no copy where none was asked for', async () => {
    const db = await sharedDatabase();
    await backupJob({ db, clock: { now: () => NOON }, config: {} })();
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  it('makes one copy at a time, however often it is tried', async () => {
    const db = await sharedDatabase();
    const backup = { folder: join(folder, 'uma'), keep: 9 };
    let ms = NOON;
    const clock = { now: () => (ms += 1000) };
    const attempt = backupJob({ db, clock, config: { backup } });
    await Promise.all([attempt(), attempt()]);
    expect(readdirSync(backup.folder)).toHaveLength(1);
    await attempt();
    expect(readdirSync(backup.folder)).toHaveLength(2);
  });
});
