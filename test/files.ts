import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Made by programs, at the root. */
const SKIPPED: ReadonlySet<string> = new Set([
  '.git',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Lists every file and folder of the project. */
export function walk(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (SKIPPED.has(path)) return [];
    return entry.isDirectory() ? [path, ...walk(path)] : [path];
  });
}

const SOURCE = /\.(?:[cm]?ts|tsx|[cm]js)$/;

export const isSource = (path: string): boolean => SOURCE.test(path) && !path.startsWith('public/');
