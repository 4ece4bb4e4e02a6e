import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { flag } from '../simulation/flag.ts';
import { type ScreenFault, screenFaults } from './faults.ts';

const FOLDERS = ['src', 'sw', 'workers', 'server', 'test', 'bench'];
const FILES = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
];

interface Outcome {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Copies what the tests of screens need. */
function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'sereno-screens-'));
  for (const name of [...FOLDERS, ...FILES]) cpSync(name, join(tree, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** Returns the titles of the tests that failed. */
function failedTests(tree: string, file: string): readonly string[] {
  const report = join(tree, 'report.json');
  rmSync(report, { force: true });
  const args = ['vitest', 'run', '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1'];
  spawnSync('npx', [...args, file], { cwd: tree, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Outcome;
  const results = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'skipped');
  if (results.length === 0) throw new Error(`${file} ran no test`);
  return results.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

/** Plants the fault, runs the tests of its file, and takes it out again. */
function testsAgainst(tree: string, { file, find, replace, test }: ScreenFault) {
  const path = join(tree, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return failedTests(tree, test);
  } finally {
    writeFileSync(path, sound);
  }
}

/** `npm run screen-faults` plants each fault and names the test that catches it; `--fault TEXT`. */
function main(): void {
  const wanted = screenFaults.filter(({ fault }) => fault.includes(flag('fault') ?? ''));
  const tree = copyTree();
  try {
    for (const planted of wanted) {
      const failed = testsAgainst(tree, planted);
      const isCaught = failed.includes(planted.caughtBy);
      console.log(`${isCaught ? 'caught' : 'NOT CAUGHT'}, ${planted.kind}: ${planted.fault}`);
      if (isCaught) continue;
      for (const title of failed) console.log(`  fails: ${title}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

main();
