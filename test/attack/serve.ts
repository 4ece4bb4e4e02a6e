import { readConfig } from '../../server/kernel/config.ts';
import { logger, runServer, stopOnSignal } from '../../server/program/run.ts';
import { start } from '../../server/program/start.ts';

// The server without the built app, for attacks that kill or starve a whole process.
await start(async () => {
  const config = readConfig(process.env);
  const running = await runServer({ config });
  stopOnSignal(running);
  logger('info', 'listening', { host: config.host, port: running.port });
});
