import { readConfig } from '../../../server/kernel/config.ts';
import { runServer, stopOnSignal } from '../../../server/program/run.ts';
import { start } from '../../../server/program/start.ts';

// One server process without pages, as the environment says. Sends its port to the test that forked it.
await start(async () => {
  const running = await runServer({ config: readConfig(process.env) });
  stopOnSignal(running);
  process.send?.(running.port);
  // The test went away: so does its server.
  process.on('disconnect', () => process.exit());
});
