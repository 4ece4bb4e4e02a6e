import { defineConfig } from '@playwright/test';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/** Devices and servers are made by `test/e2e/harness`; each test has its own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two browsers and two servers on two cores: what merely came late is tried again, and named at the end of the log.
  // Tests of the laws (kill, story, records) say for themselves that they never are.
  retries: 1,
  timeout: 180_000,
  // On a quiet machine they take half of it.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
});
