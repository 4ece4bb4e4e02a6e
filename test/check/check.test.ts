import { describe, expect, it } from 'vitest';
import { type Import, importersOf, importsOf } from './imports.ts';
import { affectedParts, isQuickTest } from './parts.ts';

const DAY = 'src/features/agenda/day.ts';

describe('imports of a file', () => {
  it.each([
    ["import { a } from './week.ts';", 'src/features/agenda/week.ts', false],
    ["import type { A } from '../../domain/a.ts';", 'src/domain/a.ts', true],
    ["export * from './week.ts';", 'src/features/agenda/week.ts', false],
    ["const a = () => import('./week.ts');", 'src/features/agenda/week.ts', false],
    [
      "new Worker(new URL('./a.worker.ts', import.meta.url));",
      'src/features/agenda/a.worker.ts',
      false,
    ],
  ])('are seen in `%s`', (text, to, isType) => {
    expect(importsOf(DAY, text)).toEqual([{ from: DAY, to, isType }]);
  });

  it('leave packages out', () => {
    expect(importsOf(DAY, "import { format } from 'date-fns';")).toEqual([]);
  });
});

describe('files that a change reaches', () => {
  const imports: Import[] = [
    { from: 'b', to: 'a', isType: false },
    { from: 'c', to: 'b', isType: false },
    { from: 'c', to: 'a', isType: false },
    { from: 'a', to: 'c', isType: false },
    { from: 'e', to: 'd', isType: false },
  ];

  it('are all that import it, the nearest first', () => {
    expect([...importersOf(['a'], imports)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
    ]);
  });
});

describe('projects whose types are checked', () => {
  it.each([
    [[DAY], [DAY], ['src']],
    [[DAY], [DAY, 'src/features/agenda/day.test.ts'], ['test', 'src']],
    [['src/domain/a.ts'], ['src/domain/a.ts', 'server/a.ts'], ['src', 'server', 'src/domain']],
    [['sw/plugin.ts'], ['sw/plugin.ts', 'vite.config.ts'], ['.']],
    [['README.md'], ['README.md'], []],
  ])('for %j, which reaches %j, are %j', (changed, reached, parts) => {
    expect(affectedParts(changed, reached)).toEqual(parts);
  });

  it('are all where a setting of all changed', () => {
    expect(affectedParts(['tsconfig.base.json'], [])).toHaveLength(8);
  });
});

describe('a quick test', () => {
  it.each([
    ['src/domain/a.test.ts', true],
    ['src/ui/A.test.tsx', true],
    ['test/words/words.test.ts', true],
    ['server/program/run.test.ts', false],
    ['test/simulation/memory1.test.ts', false],
    ['src/domain/a.ts', false],
  ])('is %s: %s', (file, isQuick) => {
    expect(isQuickTest(file)).toBe(isQuick);
  });
});
