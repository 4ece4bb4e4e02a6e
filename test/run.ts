import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserReport } from './browserReport.ts';
import { ensureChromium } from './chromium.ts';
import {
  add,
  closingLine,
  type Ending,
  endingText,
  failedOnce,
  heldTo,
  NONE,
  notRunLine,
  readJson,
  type Report,
  summaryLine,
} from './report.ts';

const REPORTS = 'test-results/reports';
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
const ENDING = join(REPORTS, 'ending.json');

interface Step {
  readonly title: string;
  readonly run: (title: string) => Report & { readonly note?: string };
}

function command(line: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(line, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const OUTPUT_MAX = 64 * 1024 * 1024;

/** A step without tests. What it said is said again at the end where it failed. */
function plain(title: string, line: string): Step {
  function run(): Report {
    const { status, stdout, stderr } = spawnSync(line, {
      shell: true,
      stdio: ['inherit', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: OUTPUT_MAX,
    });
    const output = `${stdout}${stderr}`;
    process.stdout.write(output);
    return status === 0 ? { counts: NONE, failures: [] } : failedOnce(title, output);
  }
  return { title, run };
}

function unitTests(title: string): Report {
  // Screens wait for real timers: a test that fails once is repeated, and named at the end.
  const ok = command('npx vitest run --retry=1 --reporter=default --reporter=./test/reporter.ts', {
    SUITE_REPORT: VITEST_REPORT,
  });
  return heldTo(ok, title, readJson<Report>(VITEST_REPORT));
}

function browserTests(title: string): Report & { readonly note?: string } {
  const chromium = ensureChromium();
  if ('missing' in chromium)
    return {
      counts: { ...NONE, skipped: 1 },
      failures: [],
      note: `NOT RUN, no Chromium: ${chromium.missing}`,
    };
  const ok = command('npx playwright test', {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
  });
  return heldTo(ok, title, browserReport(PLAYWRIGHT_REPORT));
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

function runStep({ title, run }: Step): Ending {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { counts, failures, repeated = [], note } = run(title);
  const seconds = (performance.now() - start) / 1000;
  const told = [counts !== NONE && closingLine(counts), note].filter(Boolean).join('; ');
  const line = summaryLine(failures.length === 0, seconds, title);
  return { summary: [told ? `${line}: ${told}` : line], counts, failures, repeated };
}

function runAll(): Ending {
  let ending: Ending = { summary: [], counts: NONE, failures: [] };
  for (const step of steps) {
    const { summary, counts, failures, repeated } =
      ending.failures.length > 0
        ? { ...ending, summary: [notRunLine(step.title)], counts: NONE, repeated: [] }
        : runStep(step);
    ending = {
      summary: [...ending.summary, ...summary],
      counts: add(ending.counts, counts),
      failures,
      repeated: [...(ending.repeated ?? []), ...(repeated ?? [])],
    };
  }
  return ending;
}

function main(): number {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const ending = runAll();
  writeFileSync(ENDING, JSON.stringify(ending));
  console.log(`\n${endingText(ending)}`);
  return ending.failures.length > 0 ? 1 : 0;
}

process.exitCode = main();
