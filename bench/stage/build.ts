import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const BUILD_MS = 300_000;

let built: Promise<unknown> | undefined;

/** Builds the app as it is now, once a run. */
export const buildApp = (): Promise<unknown> =>
  (built ??= promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error'], {
    timeout: BUILD_MS,
  }));
