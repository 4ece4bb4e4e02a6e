import { fileURLToPath } from 'node:url';
import { createPractice } from '../../server/program/demo/practice.ts';
import { writePractice } from '../../server/program/demo/seed.ts';
import { loadStaticFiles, serveStatic } from '../../server/web/http/static.ts';
import { readConfig } from '../../server/kernel/config.ts';
import { runServer } from '../../server/program/run.ts';
import { largePractice } from '../practice.ts';
import type { ServeOptions } from './server.ts';

// A server with the large practice, in a process of its own. Told what to do by its only argument, it sends its port.
const {
  now,
  practice = 'large',
  clientDir,
  databaseUrl,
} = JSON.parse(process.argv[2] ?? '{}') as ServeOptions;
const config = {
  ...readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: ':memory:' }),
  databaseUrl,
};
const folder = clientDir ?? fileURLToPath(new URL('../../dist/client', import.meta.url));
const client = serveStatic(await loadStaticFiles(folder), config);
const running = await runServer({
  config,
  client,
  prepare: (db) =>
    writePractice(db, practice === 'large' ? largePractice(now) : createPractice({ now })),
});
process.send?.({ port: running.port });
// The bench went away: so does its server.
process.on('disconnect', () => process.exit());
