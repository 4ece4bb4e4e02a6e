import { appendFileSync } from 'node:fs';
import type { App } from '../../../server/program/app.ts';

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
  app.request = async (input, init, ...rest) => {
    const file = testFile();
    const response = await request(input, init, ...rest);
    // Being turned away at the door says nothing about the call.
    if (typeof input === 'string' && response.status !== 401)
      appendFileSync(record, `${file}\t${init?.method ?? 'GET'}\t${input.split('?')[0]}\n`);
    return response;
  };
  return app;
}
