import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../test/harness/server/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runCommand({ DATA_DIR: folder }, ...args);

describe('the commands for copies', () => {
  it('say how they are used', async () => {
    for (const args of [['nada'], ['import', '--de', 'x']]) {
      const { code, stderr, stdout } = await run(...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Use:\n {2}npm run export -- --to <arquivo>/);
    }
  }, 300_000);

  it('let practices that another tool has brought back begin anew', async () => {
    const { code, stdout } = await run('after-restore');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Pronto: 0 clínica\(s\) recomeçam desta cópia\.\nTodas as pessoas entram de novo/,
    );
  }, 300_000);

  it('write a copy that only its owner reads, remove no other, and refuse a damaged one in a sentence', async () => {
    const made = await run('backup');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^Cópia em .*sereno-.*\.gz: 0 clínica\(s\), 0 linhas, [\d.]+ bytes\.\n$/,
    );
    const [name = ''] = readdirSync(join(folder, 'backups'));
    // Only the daily backup clears its folder; this one may be somebody's archive.
    const archive = join(folder, 'arquivo');
    mkdirSync(archive);
    for (let day = 10; day < 20; day++)
      writeFileSync(join(archive, `sereno-2020-01-${day}T120000Z.gz`), 'antiga');
    expect(await run('backup', '--to', archive)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(archive)).toHaveLength(11);
    const path = join(folder, 'backups', name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    truncateSync(path, statSync(path).size - 4);
    expect(await run('restore', '--from', path)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'O arquivo está incompleto ou danificado; nada foi alterado.\n',
    });
  }, 300_000);
});
