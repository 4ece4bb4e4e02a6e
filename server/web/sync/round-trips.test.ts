import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChangesPage } from '../../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { embeddedDatabase } from '../../../test/harness/database/database.ts';
import { hours, idMaker } from '../../../test/harness/practice/practice.ts';

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

describe('a batch of 25 new patients', () => {
  it('goes to the database eight times besides the look at who sends it', async () => {
    const send = (from: number) => {
      const commands = Array.from({ length: 25 }, (_, index) => ({
        seq: from + index,
        key: newId(),
        name: 'patient.create',
        args: { id: newId(), name: 'Gil', email: `gil-${from + index}@exemplo.com` },
        at: hours(0),
      }));
      const { ana: token } = open.tokens;
      return open.api.call('POST', '/sync/commands', { token, body: { clientId, commands } });
    };
    const clientId = newId();
    const sent = await sentDuring(async () => {
      expect((await send(1)).status).toBe(200);
    });
    const own = sent.slice(sent.findLastIndex((text) => text.startsWith('begin')));
    expect(own).toEqual([
      expect.stringMatching(/^begin; select set_config\('role', 'app_user', true\)/),
      expect.stringContaining('update tenants set seq'),
      expect.stringContaining('left join receipts'),
      expect.stringContaining('from "patients"'),
      expect.stringContaining('insert into "patients"'),
      expect.stringContaining('insert into feed'),
      expect.stringContaining('insert into receipts'),
      'commit',
    ]);
  });
});
