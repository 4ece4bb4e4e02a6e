import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { isSource, walk } from '../files.ts';
import { changedFiles } from '../git.ts';
import { allImports, importersOf } from './imports.ts';
import { affectedParts, isQuickTest } from './parts.ts';

/** Test files that run without `--all`: a change of the domain may reach hundreds. */
const TESTS_MAX = 4;

/** Runs a command, prints its output if it failed, and a line with its time. */
async function run(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${seconds.padStart(6)} s  ${title}`);
  return status === 0;
}

/** Lists the tests that a change reaches, the nearest first. */
function testsOf(changed: readonly string[], reached: ReadonlyMap<string, number>): string[] {
  const own = new Set(changed);
  return [...reached]
    .filter(([file]) => isQuickTest(file))
    .sort(([a, stepsA], [b, stepsB]) => Number(own.has(b)) - Number(own.has(a)) || stepsA - stepsB)
    .map(([file]) => file);
}

async function checkTests(tests: readonly string[], isAll: boolean): Promise<boolean> {
  if (tests.length === 0) return true;
  const taken = isAll ? tests : tests.slice(0, TESTS_MAX);
  const left = tests.length - taken.length;
  const beyond = left > 0 ? `, the nearest of ${tests.length}` : '';
  const args = ['run', '--project', 'unit', '--project', 'ui', ...taken];
  return run(`${taken.length} files of tests${beyond}`, 'vitest', args);
}

async function checkStyle(files: readonly string[]): Promise<boolean> {
  const sources = files.filter((file) => isSource(file) && existsSync(file));
  const unmatched = '--no-error-on-unmatched-pattern';
  const isFormatted = await run('format', 'oxfmt', ['--check', unmatched, ...files]);
  if (sources.length === 0) return isFormatted;
  const rules = ['--type-aware', '--deny-warnings', unmatched];
  return (await run('lint', 'oxlint', [...rules, ...sources])) && isFormatted;
}

async function checkTypes(parts: readonly string[]): Promise<boolean> {
  if (parts.length === 0) return true;
  return run(`types of ${parts.join(', ')}`, 'tsx', ['test/types.ts', ...parts]);
}

async function main(isAll: boolean): Promise<boolean> {
  const files = changedFiles();
  if (!files || files.length === 0) {
    console.log(files ? 'Nothing differs from main.' : 'git does not tell what changed.');
    return files !== null;
  }
  const imports = allImports(walk().filter(isSource));
  const sources = files.filter(isSource);
  const atRun = importersOf(
    sources,
    imports.filter(({ isType }) => !isType),
  );
  const affected = affectedParts(files, importersOf(sources, imports).keys());
  const parts = isAll
    ? affected
    : affected.filter((part) => affectedParts(files, sources).includes(part));
  const left = affected.filter((part) => !parts.includes(part));
  if (left.length > 0) console.log(`Only with --all: types of ${left.join(', ')}.`);
  const results = await Promise.all([
    checkTypes(parts),
    checkStyle(files),
    checkTests(testsOf(files, atRun), isAll),
  ]);
  return results.every(Boolean);
}

process.exitCode = (await main(process.argv.includes('--all'))) ? 0 : 1;
