import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';

/** An import of another file of the project. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** True if it is gone when the program runs. */
  readonly isType: boolean;
}

/** Matches a worker that is named by its address. */
const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Lists the files of the project that a file imports. */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const found: { path: string; isType: boolean }[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      path: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ path: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      path: text.slice(start + 1, end - 1),
      isType: false,
    })),
    ...[...text.matchAll(WORKER)].map(([, path]) => ({ path: path!, isType: false })),
  ];
  return found
    .filter(({ path }) => path.startsWith('.'))
    .map(({ path, isType }) => ({ from: file, to: posix.join(dirname(file), path), isType }));
}

/** Reads the imports of all files. */
export const allImports = (files: readonly string[]): Import[] =>
  files
    .filter((file) => existsSync(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

/** Returns all files that reach one of the starts by imports, with the number of steps. */
export function importersOf(
  starts: readonly string[],
  imports: readonly Import[],
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const steps = new Map(starts.map((file) => [file, 0]));
  for (const [file, count] of steps)
    for (const from of importers.get(file) ?? []) if (!steps.has(from)) steps.set(from, count + 1);
  return steps;
}
