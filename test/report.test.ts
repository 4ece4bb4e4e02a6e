import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserReport } from './browserReport.ts';
import { endingText, heldTo, NONE, summaryLine } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'sereno-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { counts: { ...NONE, passed: 7 }, failures: [] };

describe('the end of a log', () => {
  it('names what failed after the steps, and closes with the counts', () => {
    const error = `\u001B[31mError: two\u001B[39m\n\n    at a.test.ts:1:1\n    at x/node_modules/y.js:2:2`;
    const text = endingText({
      summary: [summaryLine(true, 1.25, 'lint'), summaryLine(false, 90, 'tests')],
      counts: { passed: 3, failed: 1, skipped: 2 },
      failures: [{ name: 'a.test.ts › adds', error }],
    });
    expect(text).toBe(
      [
        '  ✓     1.3 s  lint',
        '  ✗    90.0 s  tests',
        '',
        '  ✗ a.test.ts › adds',
        '      Error: two',
        '          at a.test.ts:1:1',
        '',
        '3 passed, 1 failed, 2 skipped',
      ].join('\n'),
    );
  });

  it('names what passed only when repeated', () => {
    const repeated = [{ name: 'b.spec.ts › waits', error: 'too late' }];
    const text = endingText({
      summary: [],
      counts: { ...NONE, passed: 1 },
      failures: [],
      repeated,
    });
    expect(text).toBe(
      '  passed only when repeated: b.spec.ts › waits\n      too late\n\n1 passed, 0 failed',
    );
  });

  it('stays short, however much failed', () => {
    const failures = Array.from({ length: 500 }, (_, at) => ({
      name: `test ${at}`,
      error: 'x'.repeat(9999),
    }));
    const text = endingText({ summary: [], counts: { ...NONE, failed: 500 }, failures });
    expect(text).toContain('… and 470 more');
    expect(text.length).toBeLessThan(12_000);
    expect(text.split('\n').at(-1)).toBe('0 passed, 500 failed');
  });
});

describe('a runner', () => {
  it('that died without a report, or names no failure, has failed once', () => {
    expect(heldTo(false, 'browser tests', undefined).counts).toEqual({ ...NONE, failed: 1 });
    expect(heldTo(true, 'browser tests', undefined).counts.failed).toBe(1);
    expect(heldTo(false, 'browser tests', passed).failures[0]?.name).toBe('browser tests');
    expect(heldTo(true, 'browser tests', passed)).toBe(passed);
  });

  it('of browsers that repeated a test until it passed names it, and fails for the others', () => {
    const path = join(folder, 'playwright.json');
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ errors: [{ message: `${title} broke` }] }, { errors: [] }] }],
    });
    const group = { title: 'group', specs: [spec('b', 'flaky'), spec('c', 'expected')] };
    const file = { title: 'a.spec.ts', specs: [spec('a', 'unexpected')], suites: [group] };
    writeFileSync(
      path,
      JSON.stringify({ stats: { expected: 1, skipped: 0 }, suites: [file], errors: [] }),
    );
    expect(browserReport(path)).toEqual({
      counts: { passed: 2, failed: 1, skipped: 0 },
      failures: [{ name: 'a.spec.ts › a', error: 'a broke' }],
      repeated: [{ name: 'a.spec.ts › group › b', error: 'b broke' }],
    });
  });
});
