import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  return port;
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm start ends with its server when it is told to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sereno-start-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const npm = spawn('npm', ['start'], { env, stdio: 'inherit' });
  try {
    await expect.poll(() => isUp(port), { timeout: 120_000 }).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    // The orphan of a lost signal would go on answering.
    expect(await isUp(port)).toBe(false);
  } finally {
    npm.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
