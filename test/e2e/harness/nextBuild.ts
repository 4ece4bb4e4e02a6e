import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PAGE = 'client/index.html';
const WORKER = 'client/sw.js';

/** The build beside this one, as it would be if a line of the page were another: `sign` is in its page's head. */
export async function nextBuild(sign: string): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'sereno-build-'));
  await cp('dist', build, { recursive: true, filter: (name) => !name.endsWith('.map') });
  // The server's own packages are looked for from where it stands.
  await symlink(resolve('node_modules'), join(build, 'node_modules'));
  await change(build, PAGE, (page) => page.replace('</title>', `</title>${sign}`));
  await change(build, WORKER, (worker) =>
    worker.replace(/(index\.html`,revision:`)\w+/, '$1another'),
  );
  return build;
}

async function change(build: string, name: string, edit: (text: string) => string): Promise<void> {
  const path = join(build, name);
  const text = await readFile(path, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${name} has nothing to change`);
  await writeFile(path, edited);
  await Promise.all(['.br', '.gz'].map((suffix) => rm(path + suffix, { force: true })));
}
