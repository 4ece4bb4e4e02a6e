import { appendFileSync } from 'node:fs';
import type { App } from '../../server/app.ts';

/** Which test file runs now; vitest says so in its worker. */
const testFile = (): string =>
  (globalThis as { __vitest_worker__?: { filepath?: string } }).__vitest_worker__?.filepath ?? '';

/**
 * Where `CALLS_RECORD` names a file, each call of a test is written there: the test's file, the method and the path.
 * `npm run contract:table` makes the table of calls from it.
 */
export function recordCalls(app: App): App {
  const record = process.env['CALLS_RECORD'];
  if (!record) return app;
  const request = app.request.bind(app);
  app.request = (input, init, ...rest) => {
    if (typeof input === 'string')
      appendFileSync(record, `${testFile()}\t${init?.method ?? 'GET'}\t${input.split('?')[0]}\n`);
    return request(input, init, ...rest);
  };
  return app;
}
