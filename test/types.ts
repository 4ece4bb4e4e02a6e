import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The largest first: each is checked by one thread, and the last one's is waited for alone. */
const PROJECTS = ['test', 'src', 'bench', 'server', 'workers', 'sw', 'src/domain', '.'];

const CACHE = 'node_modules/.cache/types';

const cacheOf = (project: string): string =>
  join(CACHE, `${project.replace('/', '-').replace('.', 'root')}.tsbuildinfo`);

/** Checks one project. What has not changed since the last time is not checked again. */
async function check(project: string): Promise<boolean> {
  const cache = ['--incremental', '--tsBuildInfoFile', cacheOf(project)];
  const child = spawn('tsc', ['-p', project, '--pretty', ...cache], { stdio: 'inherit' });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

/** Checks the types of all projects, as many at once as there are cores. */
async function checkAll(): Promise<boolean> {
  const left = [...PROJECTS];
  let isRight = true;
  const checkNext = async (): Promise<void> => {
    for (let project = left.shift(); project; project = left.shift())
      isRight = (await check(project)) && isRight;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
  return isRight;
}

process.exitCode = (await checkAll()) ? 0 : 1;
