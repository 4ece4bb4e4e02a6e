import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { add, closingLine, type Counts, NONE, playwrightCounts, vitestCounts } from './counts.ts';

const REPORTS = 'test-results/reports';
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

interface Step {
  readonly title: string;
  readonly run: () => { readonly ok: boolean; readonly counts?: Counts; readonly note?: string };
}

function command(line: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(line, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const plain = (title: string, line: string): Step => ({
  title,
  run: () => ({ ok: command(line) }),
});

function unitTests() {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`;
  const ok = command(`npx vitest run ${reporters}`);
  return { ok, counts: vitestCounts(VITEST_REPORT) };
}

function browserTests() {
  const chromium = ensureChromium();
  if ('missing' in chromium)
    return {
      ok: true,
      counts: { ...NONE, skipped: 1 },
      note: `NOT RUN, no Chromium: ${chromium.missing}`,
    };
  const ok = command('npx playwright test', {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
  });
  return { ok, counts: playwrightCounts(PLAYWRIGHT_REPORT) };
}

const steps: readonly Step[] = [
  plain('format', 'npm run -s format:check'),
  plain('lint', 'npm run -s lint'),
  plain('types', 'npm run -s types'),
  plain('import rules', 'npm run -s deps'),
  { title: 'unit, server and simulation tests', run: unitTests },
  plain('build', 'npm run -s build'),
  { title: 'browser tests', run: browserTests },
];

const say = (text: string) => console.log(text);

function main(): number {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const summary: string[] = [];
  let counts = NONE;
  let failed = false;
  for (const step of steps) {
    if (failed) {
      summary.push(`  –       not run  ${step.title}`);
      continue;
    }
    say(`\n── ${step.title}`);
    const start = performance.now();
    const result = step.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    const told = [result.counts && closingLine(result.counts), result.note]
      .filter(Boolean)
      .join('; ');
    summary.push(`  ${result.ok ? '✓' : '✗'} ${seconds} s  ${step.title}${told && `: ${told}`}`);
    if (result.counts) counts = add(counts, result.counts);
    failed = !result.ok;
    // A step without tests of its own, or one whose tests all passed, failed as such.
    if (failed && !result.counts?.failed) counts = add(counts, { ...NONE, failed: 1 });
  }
  say(`\n${summary.join('\n')}\n\n${closingLine(counts)}`);
  return failed ? 1 : 0;
}

process.exitCode = main();
