/** Files that a project of TypeScript checks, as in the `tsconfig.json` of its folder. */
const PARTS: Readonly<Record<string, (file: string) => boolean>> = {
  test: (file) => /^(?:test|\.ci)\//.test(file) || isTest(file),
  src: (file) => file.startsWith('src/') && !isTest(file),
  bench: (file) => file.startsWith('bench/'),
  server: (file) => file.startsWith('server/') && !isTest(file),
  workers: (file) => file.startsWith('workers/') && !isTest(file),
  sw: (file) => file.startsWith('sw/') && !isTest(file) && !isOfBuild(file),
  'src/domain': (file) => file.startsWith('src/domain/') && !isTest(file),
  '.': (file) => /^[^/]+\.config\.ts$/.test(file) || isOfBuild(file),
};

/** True for the settings that every project reads. */
const isOfAll = (file: string): boolean =>
  /(?:^|\/)tsconfig[^/]*\.json$|^package(?:-lock)?\.json$|\.d\.ts$/.test(file);

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const isOfBuild = (file: string): boolean => /^sw\/(?:plugin|groups|build\/\w+)\.ts$/.test(file);

/**
 * Lists the projects whose types a change may break.
 * @param reached files that import what changed
 */
export function affectedParts(changed: readonly string[], reached: Iterable<string>): string[] {
  const parts = Object.keys(PARTS);
  if (changed.some(isOfAll)) return parts;
  const files = [...reached];
  return parts.filter((part) => files.some(PARTS[part]!));
}

/** True for a file of the projects `unit` and `ui`. */
export const isQuickTest = (file: string): boolean =>
  isTest(file) && !/^(?:server|test\/(?:simulation|server|attack|e2e))\//.test(file);
