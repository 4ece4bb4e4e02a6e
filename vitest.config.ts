import { defineConfig } from 'vitest/config';

const excluded = ['**/node_modules/**', 'dist/**', 'test/e2e/**'];
/** What strangers do to the product is the same on PostgreSQL. */
const excludedAgain = process.env.SUITE_DATABASE_URL ? ['test/attack/**'] : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    restoreMocks: true,
    // What else the machine does may hold up what is waited for.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,workers,sw,bench}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...excluded, 'test/simulation/**', 'test/server/**', 'test/attack/**'],
          // Loading the modules anew for each file took longer than the tests.
          isolate: false,
          // Dexie looks for a database once, when it is loaded.
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          exclude: excluded,
          // As in `unit`: most of a file's time went into loading the components' libraries once more.
          isolate: false,
          setupFiles: ['test/harness/page/sharedPage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,test/server,test/attack}/**/*.test.ts'],
          exclude: [...excluded, ...excludedAgain],
          // Files of one worker share its modules, and so one PGlite, whose first start takes seconds.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['test/simulation/**/*.test.ts'],
          exclude: excluded,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
