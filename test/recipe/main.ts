import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { walk } from '../files.ts';
import { editsOf, type Recipe, recipes } from './recipes.ts';

/** Copies the tree, without what programs made. */
function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'sereno-recipe-'));
  const paths = new Set(['.', ...walk()]);
  cpSync('.', tree, { recursive: true, filter: (path) => paths.has(path) });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** @throws with the command's output, where it fails */
function run(tree: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: tree,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** Runs types and the tests of the registry over a tree with a recipe's edits. */
function verify(tree: string, { unit, server, call }: Recipe): void {
  run(tree, 'tsx', 'test/databasePage.ts');
  for (const project of ['src', 'server', 'test']) run(tree, 'tsc', '--noEmit', '-p', project);
  if (call) run(tree, 'tsx', 'test/contractTable.ts', call);
  run(tree, 'vitest', 'run', '--project', 'unit', ...unit);
  run(tree, 'vitest', 'run', '--project', 'server', ...server, 'test/server/databasePage.test.ts');
}

/** Carries a recipe out over a copy. @returns true if it edits no more files than its limit */
function carryOut(recipe: Recipe): boolean {
  const { name, limit } = recipe;
  const { files, counted, tests } = editsOf(recipe);
  const tree = copyTree();
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    verify(tree, recipe);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  const isRight = counted.length <= limit;
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${counted.length} of at most ${limit} files`);
  console.log(`    ${counted.join('\n    ')}\n    for the tests: ${tests.join(', ')}`);
  return isRight;
}

const names = process.argv.slice(2);
const wanted = recipes.filter(({ name }) => names.length === 0 || names.includes(name));
process.exitCode = wanted.map(carryOut).every(Boolean) ? 0 : 1;
