import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCollection, TestModule } from 'vitest/node';
import type { Failure, Report } from './report.ts';

type Errors = readonly (SerializedError | Error)[];

const textOf = (errors: Errors): string => errors[0]?.stack ?? errors[0]?.message ?? '';

const failure = (name: string, errors: Errors): readonly Failure[] =>
  errors.length > 0 ? [{ name, error: textOf(errors) }] : [];

/** Failed tests, and what failed outside of one: a hook, a file that does not load. */
const failuresOf = (module: TestModule): readonly Failure[] => [
  ...failure(module.relativeModuleId, module.errors()),
  ...[...module.children.allSuites()].flatMap((suite) =>
    failure(`${module.relativeModuleId} › ${suite.fullName}`, suite.errors()),
  ),
  ...[...module.children.allTests('failed')].map((test) => ({
    name: `${module.relativeModuleId} › ${test.fullName}`,
    error: textOf(test.result().errors ?? []),
  })),
];

/** Tests that failed once and passed then, with their first error. */
const repeatedOf = (module: TestModule): readonly Failure[] =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => ({
      name: `${module.relativeModuleId} › ${test.fullName}`,
      error: textOf(test.result().errors ?? []),
    }));

const count = (modules: readonly TestModule[], state: Parameters<TestCollection['allTests']>[0]) =>
  modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);

/** Writes to `SUITE_REPORT` how a run ended, with all that failed: vitest's own JSON leaves out hooks and what nobody caught. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env['SUITE_REPORT'];
    if (!path) return;
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => ({ name: 'outside of any test', error: textOf([error]) })),
    ];
    const report: Report = {
      counts: {
        passed: count(modules, 'passed'),
        failed: failures.length,
        skipped: count(modules, 'skipped') + count(modules, 'pending'),
      },
      failures,
      repeated: modules.flatMap(repeatedOf),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
