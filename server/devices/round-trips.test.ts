import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChangesPage } from '../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../../test/harness/clinicApi.ts';
import { embeddedDatabase } from '../../test/harness/database.ts';
import { idMaker } from '../../test/harness/practice.ts';

const newId = idMaker(77);
let open: ClinicApi;

beforeAll(async () => {
  open = await openClinicApi(await embeddedDatabase());
});

/** What goes to the database while the work lasts, in order. */
async function sentDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(PGlite.prototype, 'exec')];
  await work();
  const sent = spies.flatMap(({ mock }) =>
    mock.calls.map(([text], index) => ({ text, order: mock.invocationCallOrder[index] ?? 0 })),
  );
  for (const spy of spies) spy.mockRestore();
  return sent.toSorted((one, other) => one.order - other.order).map(({ text }) => text);
}

const pull = (query: string) =>
  open.api.call<ChangesPage>('GET', `/sync/changes?${query}`, { token: open.tokens.ana });

describe('a pull with nothing new', () => {
  it('goes to the database five times, in one transaction', async () => {
    const clientId = newId();
    let page = (await pull(`clientId=${clientId}`)).body;
    while (!page.done)
      page = (await pull(`clientId=${clientId}&cursor=${encodeURIComponent(page.cursor)}`)).body;
    const sent = await sentDuring(async () => {
      const { body } = await pull(`clientId=${clientId}&cursor=${encodeURIComponent(page.cursor)}`);
      expect(body.changes).toEqual([]);
    });
    expect(sent).toEqual([
      expect.stringMatching(/^begin; select set_config\('role', 'app_user', true\)/),
      expect.stringContaining('from "sessions"'),
      expect.stringContaining('from "tenants"'),
      expect.stringContaining('from feed'),
      'commit',
    ]);
  });
});
