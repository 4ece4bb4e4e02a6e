import { dirname } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { firstWordFaults } from '../words/comments.ts';
import type { Source } from '../words/source.ts';

/** Median, ninetieth percentile and largest of some numbers. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${at(1)}`;
}

/** Lengths of all functions of a file, in lines. */
function functionLengths({ program, lineAt }: Source): number[] {
  const lengths: number[] = [];
  const add = ({ start, end }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    lengths.push(lineAt(end) - lineAt(start) + 1);
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program);
  return lengths;
}

interface Export {
  readonly name: string;
  readonly line: number;
}

function namesOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** Lists what a file declares and exports. What it passes on from another file is not counted. */
const exportsOf = ({ program, lineAt }: Source): Export[] =>
  program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const line = lineAt(node.start);
    return namesOf(node.declaration).map((name) => ({ name, line }));
  });

/** Counts exports without a doc comment on the line above. */
function bareExports(source: Source): number {
  const ends = new Set(source.comments.filter(({ isDoc }) => isDoc).map(({ last }) => last));
  return exportsOf(source).filter(({ line }) => !ends.has(line - 1)).length;
}

const linesOf = ({ lines }: Source): number => lines.length - 1;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Area of a file: a layer of `src`, or a folder of the root. */
export const areaOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

/** Makes the row of one area. */
export function areaRow(area: string, sources: readonly Source[]): readonly (string | number)[] {
  const exported = sum(sources.map((source) => exportsOf(source).length));
  const bare = sum(sources.map(bareExports));
  return [
    area,
    sources.length,
    spread(sources.map(linesOf)),
    spread(sources.flatMap(functionLengths)),
    sum(sources.map((source) => firstWordFaults(source).length)),
    `${Math.round((100 * bare) / Math.max(exported, 1))} %`,
  ];
}

/** Counts exported names that stand in two or more files. */
export function repeatedNames(sources: readonly Source[]): number {
  const files = new Map<string, number>();
  for (const source of sources)
    for (const name of new Set(exportsOf(source).map((one) => one.name)))
      files.set(name, (files.get(name) ?? 0) + 1);
  return [...files.values()].filter((count) => count > 1).length;
}

const FOLDER_MAX = 24;

/** Lists folders with more files than one finds one's way in, with their numbers. */
export function wideFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FOLDER_MAX)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, count]) => `${folder} ${count}`);
}

/** Share of lines of tests and lines of sources. */
export function testShare(tests: readonly Source[], sources: readonly Source[]): string {
  const share = sum(tests.map(linesOf)) / Math.max(sum(sources.map(linesOf)), 1);
  return share.toFixed(2);
}
