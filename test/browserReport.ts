import { type Failure, readJson, type Report } from './report.ts';

interface Told {
  readonly message?: string;
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly Told[] }[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightJson {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly Suite[];
  readonly errors: readonly Told[];
}

/** The tests that ended so, with the first error of each. */
function endedAs(wanted: 'unexpected' | 'flaky', suite: Suite, above = ''): readonly Failure[] {
  const name = above ? `${above} › ${suite.title}` : suite.title;
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: `${name} › ${spec.title}`,
        error: results.flatMap(({ errors }) => errors)[0]?.message ?? 'ended without an error',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => endedAs(wanted, inner, name))];
}

/** How the browser tests ended, by Playwright's JSON report. */
export function browserReport(path: string): Report | undefined {
  const json = readJson<PlaywrightJson>(path);
  if (!json) return undefined;
  const failures = [
    ...json.suites.flatMap((suite) => endedAs('unexpected', suite)),
    ...json.errors.map(({ message = '' }) => ({ name: 'outside of any test', error: message })),
  ];
  const repeated = json.suites.flatMap((suite) => endedAs('flaky', suite));
  const { expected, skipped } = json.stats;
  const passed = expected + repeated.length;
  return { counts: { passed, failed: failures.length, skipped }, failures, repeated };
}
