import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Rule } from '../src/domain/contract/kit/rule.ts';
import { policy } from './harness/server/policy.ts';

export const TABLE = 'server/CALLS.md';

/** They ask every call there is. */
const GENERAL: ReadonlySet<string> = new Set([
  'server/web/http/bad-input.test.ts',
  'test/server/accessMatrix.test.ts',
  'test/server/contract.test.ts',
  'test/server/fuzz.test.ts',
]);

/** Made over a socket, past the record. */
const BY_SOCKET: Readonly<Record<string, readonly string[]>> = {
  'GET /sync/events': ['server/program/run.test.ts'],
};

const HEADER = `# Every call, who may make it, and the tests that make it

Written by \`npm run contract:table\` from the calls and from what the server's tests really called; a test fails
where a call is missing here. Beside the tests named, every call is made by \`test/server/accessMatrix.test.ts\` (each
actor, each kind of row), \`test/server/fuzz.test.ts\` (sound and unsound input against the declared answers) and, as a
command, \`server/web/http/bad-input.test.ts\`. Scopes: \`own\` is the psychologist's, \`clinic\` the whole practice without
clinical text, \`self\` the person's own, \`practice\` the practice itself, for who owns it.

| Call | Who | Tests |
| --- | --- | --- |
`;

export const whoMay = (rule: Rule | undefined): string =>
  rule === 'public' || rule === undefined
    ? 'everybody'
    : Object.entries(rule)
        .map(([role, scope]) => `${role} (${scope})`)
        .join(', ');

/** Those with fewer parameters first: a path that fits both was meant for them. */
const routes = Object.keys(policy).toSorted((a, b) => a.split(':').length - b.split(':').length);

const routeOf = (method: string, path: string): string | undefined =>
  routes.find((route) => {
    const [its = '', pattern = ''] = route.split(' ');
    return its === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  });

/** @param record lines of test file, method and path, by `harness/server/callRecord.ts` */
function testsByRoute(record: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of record.split('\n')) {
    const [file = '', method = '', path = ''] = line.split('\t');
    const route = routeOf(method, path.replace(/^\/api/, ''));
    const test = relative(process.cwd(), file);
    if (!route || GENERAL.has(test) || !test.endsWith('.test.ts')) continue;
    found.set(route, (found.get(route) ?? new Set()).add(test));
  }
  return found;
}

/** Returns the tests of a table, by route, without those that are gone or have run again. */
function earlierTests(table: string, record: string): ReadonlyMap<string, readonly string[]> {
  const ran = new Set(
    record.split('\n').map((line) => relative(process.cwd(), line.split('\t')[0]!)),
  );
  const rows = table.split('\n').map((line) => line.slice(2, -2).split(' | '));
  return new Map(
    rows.map(([call = '', , tests = '']) => [
      call.replaceAll('`', ''),
      [...tests.matchAll(/`([^`]+)`/g)]
        .map(([, file]) => file!)
        .filter((file) => !ran.has(file) && existsSync(file)),
    ]),
  );
}

/**
 * Makes the table as Markdown.
 * @param earlier table whose other tests stay, where only some have run
 */
export function contractTable(record: string, earlier = ''): string {
  const tests = testsByRoute(record);
  const others = earlierTests(earlier, record);
  const rows = Object.entries(policy).map(([route, rule]) => {
    const made = new Set([
      ...(tests.get(route) ?? []),
      ...(others.get(route) ?? []),
      ...(BY_SOCKET[route] ?? []),
    ]);
    const files = [...made].toSorted().map((file) => `\`${file}\``);
    return `| \`${route}\` | ${whoMay(rule)} | ${files.join(', ') || '–'} |\n`;
  });
  return HEADER + rows.join('');
}

/** Runs the server's tests with their calls recorded; arguments narrow which. */
function record(args: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sereno-calls-')), 'calls.tsv');
  writeFileSync(file, '');
  const vitest = ['vitest', 'run', '--project', 'server', ...args];
  const env = { ...process.env, CALLS_RECORD: file };
  const { status } = spawnSync('npx', vitest, { stdio: 'inherit', env });
  if (status !== 0) throw new Error('A test failed: the table stays as it is.');
  return readFileSync(file, 'utf8');
}

if (import.meta.filename === process.argv[1]) {
  const files = process.argv.slice(2);
  const earlier = files.length > 0 ? readFileSync(TABLE, 'utf8') : '';
  writeFileSync(TABLE, contractTable(record(files), earlier));
}
