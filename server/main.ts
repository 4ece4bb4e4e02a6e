import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from './kernel/config.ts';
import { loadStaticFiles, serveStatic } from './web/http/static.ts';
import { fillDemo, logger, runServer, stopOnSignal } from './program/run.ts';
import { start } from './program/start.ts';
import { welcome } from './program/welcome.ts';

/** The built client beside the server's bundle, or where the sources' build puts it. */
function clientFolder(): string {
  const folders = ['../client', '../dist/client'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = folders.find((folder) => existsSync(`${folder}/index.html`));
  if (!found) throw new StartError('A aplicação ainda não foi construída; execute npm run build.');
  return found;
}

function readFlags(): { readonly demo: boolean } {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StartError('Opção desconhecida; use --demo ou nenhuma.');
  }
}

await start(async () => {
  const { demo } = readFlags();
  const read = readConfig(process.env);
  // Nobody wants a demonstration back.
  const config = demo ? { ...read, backup: undefined, updateCopies: undefined } : read;
  const client = serveStatic(await loadStaticFiles(clientFolder()), config);
  const running = await runServer({ config, client, ...(demo && { prepare: fillDemo }) });
  stopOnSignal(running);
  logger('info', 'listening', { host: config.host, port: running.port, demo });
  process.stdout.write(welcome({ ...config, port: running.port }, demo));
});
