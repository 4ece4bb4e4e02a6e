import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../../test/harness/server/api.ts';
import { type Config, readConfig, StartError } from '../kernel/config.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { runServer, type RunningServer } from './run.ts';

let folder: string;
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sereno-run-'));
  config = readConfig({ PORT: '0', DATA_DIR: folder });
  // The first start makes the database's files, and takes seconds that no test should count.
  await (await openDatabase(config)).close();
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

const isLocked = (): boolean => existsSync(join(folder, 'database.lock'));

const post = ({ port }: RunningServer, path: string, body: unknown): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a running server', () => {
  it('finishes what it was asked, ends streams, frees port and folder, and keeps all that it answered', async () => {
    let received = 0;
    const running = await runServer({
      config,
      createServer: (app) =>
        (createAdaptorServer({ fetch: app.fetch }) as Server).on('request', () => void received++),
    });
    const form = registration();
    const { access_token } = (await (
      await post(running, '/auth/registerTenantPsych', form)
    ).json()) as {
      access_token: string;
    };
    const events = await fetch(`http://127.0.0.1:${running.port}/api/sync/events`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const logins = [1, 2, 3, 4].map(() => post(running, '/auth/login', form));
    await expect.poll(() => received).toBe(6);
    const started = Date.now();
    const stopped = running.stop();
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await events.text();
    await stopped;
    expect(Date.now() - started).toBeLessThan(8000);
    await expect(post(running, '/auth/login', form)).rejects.toThrow('fetch failed');
    expect(isLocked()).toBe(false);

    const again = await runServer({ config });
    expect((await post(again, '/auth/login', form)).status).toBe(200);
    await again.stop();
  });

  it('is healthy once it listens', async () => {
    const running = await runServer({ config });
    const health = await fetch(`http://127.0.0.1:${running.port}/api/health`);
    expect([health.status, health.headers.get('x-sereno')]).toEqual([200, '1']);
    await running.stop();
  });
});

describe('a connection that breaks off in the middle of a request', () => {
  it.each([
    ['of known length', 'Content-Length: 1000', '{"email":'],
    ['in chunks', 'Transfer-Encoding: chunked', '9\r\n{"email":\r\n'],
  ])('%s is no error of the server', async (_name, header, part) => {
    const statuses: number[] = [];
    const running = await runServer({
      config,
      createServer: (app) => {
        const handle = async (request: Request, env: object): Promise<Response> => {
          const response = await app.fetch(request, env);
          statuses.push(response.status);
          return response;
        };
        return createAdaptorServer({ fetch: handle }) as Server;
      },
    });
    const socket = connect(running.port, '127.0.0.1');
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      header,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await expect.poll(() => statuses).toEqual([400]);
    await running.stop();
  });
});

describe('a server that cannot start', () => {
  const listening = (server: Server): Promise<number> =>
    new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );

  it('says in a sentence that the port is taken, and lets go of the folder', async () => {
    const other = createServer();
    const port = await listening(other);
    await expect(runServer({ config: { ...config, port } })).rejects.toThrow(
      new StartError(`A porta ${port} já está em uso; escolha outra com PORT=<número>.`),
    );
    expect(isLocked()).toBe(false);
    other.close();
  });

  it('says so when another server has the folder', async () => {
    const running = await runServer({ config });
    await expect(runServer({ config })).rejects.toThrow(
      /^A pasta de dados já está em uso pelo processo \d+\.$/,
    );
    await running.stop();
  });

  it('says what is wrong with the folder of a model, before it opens the data', async () => {
    await expect(runServer({ config: { ...config, onnxDir: config.dataDir } })).rejects.toThrow(
      new StartError('O arquivo reader.json não pôde ser lido na pasta de AI_ONNX_DIR.'),
    );
    expect(isLocked()).toBe(false);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['JWT_SECRET', 'curto'],
    ['DATABASE_URL', 'mysql://x'],
    ['SW_KILL', 'sim'],
  ])('names the variable %s but not its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new StartError(`A variável ${name} tem um valor inválido.`));
  });
});
