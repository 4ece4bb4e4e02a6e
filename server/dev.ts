import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { readConfig } from './kernel/config.ts';
import { fillDemo, logger, runServer, stopOnSignal } from './program/run.ts';
import { start } from './program/start.ts';
import { welcome } from './program/welcome.ts';

const isApi = ({ url = '' }: IncomingMessage): boolean => /^\/api(?:[/?]|$)/.test(url);

// Development: server, embedded database, demo data and hot reload, on one origin and in one terminal.
await start(async () => {
  const config = readConfig(process.env);
  const server = createHttpServer();
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  const running = await runServer({
    config,
    prepare: fillDemo,
    createServer(app) {
      const api = getRequestListener(app.fetch);
      server.on('request', (request, response) => {
        if (isApi(request)) void api(request, response);
        else vite.middlewares(request, response);
      });
      return server;
    },
  });
  stopOnSignal({
    port: running.port,
    async stop() {
      await vite.close();
      await running.stop();
    },
  });
  logger('info', 'listening', { host: config.host, port: running.port });
  process.stdout.write(welcome({ ...config, port: running.port }, true));
});
