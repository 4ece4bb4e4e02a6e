import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const PAGE = 'docs/licences.md';

const HEADER = `# Licences of third parties

Written by \`npm run licences\` from the installed packages. A test fails where it does not fit \`package-lock.json\`.
These are the packages that a production install may bring in; those for tests and builds alone are left out.
A package that is built for another kind of machine is not installed here: its licence is that of the lock file.

`;

interface Manifest {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
}

interface Locked extends Manifest {
  /** True if only tests and builds need it. */
  readonly dev?: boolean;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

type Entry = readonly [folder: string, locked: Locked];

/** Returns what the lock file has for production, by its folder below `node_modules`. */
function readLock(): readonly Entry[] {
  const { packages } = readJson('package-lock.json') as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev);
}

const packageOf = (folder: string, { version, license = 'unknown' }: Manifest): Package => ({
  name: folder.replace(/^.*node_modules\//, ''),
  version,
  licence: license,
});

/** Lists the packages as the lock file names them. */
export const lockedPackages = (): readonly Package[] =>
  readLock().map(([folder, locked]) => packageOf(folder, locked));

/**
 * Lists the packages as their own manifests name them.
 * @throws Error where another version is installed
 */
export const installedPackages = (): readonly Package[] =>
  readLock().map(([folder, locked]) => {
    const path = `${folder}/package.json`;
    const manifest = existsSync(path) ? (readJson(path) as Manifest) : locked;
    if (manifest.version === locked.version) return packageOf(folder, manifest);
    throw new Error(`${folder} is ${manifest.version}: run \`npm ci\`.`);
  });

const rowOf = ({ name, version, licence }: Package): string =>
  `| ${name} | ${version} | ${licence} |\n`;

/** The page as Markdown. What stands in two folders is listed once. */
export function licencesPage(packages: readonly Package[]): string {
  const distinct = new Map(packages.map((one) => [rowOf(one), one.licence]));
  const counts = new Map<string, number>();
  for (const licence of distinct.values()) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].map(
    ([licence, count]) => `| ${licence} | ${count} |
`,
  );
  return `${HEADER}| licence | packages |
| --- | --- |
${summary.toSorted().join('')}
| package | version | licence |
| --- | --- | --- |
${[...distinct.keys()].toSorted().join('')}`;
}

if (import.meta.filename === process.argv[1])
  writeFileSync(PAGE, licencesPage(installedPackages()));
