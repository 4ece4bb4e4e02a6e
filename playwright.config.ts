import { defineConfig } from '@playwright/test';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/** Devices and servers are made by `test/e2e/harness`; each test has its own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
});
