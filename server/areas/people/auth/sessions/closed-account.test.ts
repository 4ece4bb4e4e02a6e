import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
} from '../../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../../test/harness/database/database.ts';
import { idMaker } from '../../../../../test/harness/practice/practice.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const close = (id: string) =>
  scene.db.kysely.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();

/** What a stream says until it ends. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
  return text;
}

/** The session is Ana's, and known to her calendar where she has connected one. */
const cancel = async (token: string): Promise<number> =>
  (
    await scene.call('PATCH', `/appointments/${scene.clinic.session.id}/cancel`, {
      token,
      body: { reason: 'Viagem' },
    })
  ).status;

describe.each(['ana', 'admin'] as const)('the closed account of %s', (name) => {
  it('may neither read, change, renew nor send what its device had kept', async () => {
    const token = scene.tokens[name];
    await close(scene.clinic.people[name].id);
    const clientId = idMaker(92)();
    const calls = await Promise.all([
      scene.call('GET', '/patients', { token }),
      scene.call('GET', `/sync/changes?clientId=${clientId}`, { token }),
      scene.call('POST', '/sync/commands', { token, body: { clientId, commands: [] } }),
      scene.call('POST', '/auth/renew', { token }),
      scene.call('PUT', '/users/profile', { token, body: { availabilityWeeksAhead: 3 } }),
      scene.call('GET', '/sync/events', { token }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await cancel(token)).toBe(401);
  });

  it('hears of no more changes', async () => {
    const headers = { authorization: `Bearer ${scene.tokens[name]}` };
    const stream = await scene.api.app.request('/api/sync/events', { headers });
    expect(stream.status).toBe(200);
    await close(scene.clinic.people[name].id);
    expect(await cancel(scene.tokens[name === 'ana' ? 'admin' : 'ana'])).toBe(200);
    expect(await textOf(stream)).not.toContain('changed');
  });
});

describe('a request that was let in before its account was closed', () => {
  /** A body whose end the test sends. */
  function slowBody(value: unknown) {
    let send = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = () => {
          controller.enqueue(new TextEncoder().encode(JSON.stringify(value)));
          controller.close();
        };
      },
    });
    return { body, send: () => send() };
  }

  it.each(['/appointments/:id/cancel', '/sync/commands'])('changes nothing: %s', async (path) => {
    const { people, session } = scene.clinic;
    const args = { id: session.id, reason: 'Viagem' };
    const key = crypto.randomUUID();
    const at = new Date(scene.api.clock.ms).toISOString();
    const commands = [{ seq: 1, key, name: 'appointment.cancel', args, at }];
    const isBatch = path === '/sync/commands';
    const { body, send } = slowBody(isBatch ? { clientId: crypto.randomUUID(), commands } : args);
    const headers = {
      authorization: `Bearer ${scene.tokens.ana}`,
      'content-type': 'application/json',
    };
    const answer = scene.api.app.request(`/api${path.replace(':id', session.id)}`, {
      method: isBatch ? 'POST' : 'PATCH',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await close(people.ana.id);
    send();
    expect((await answer).status).toBe(401);
    const { rows } = await sql<{ status: string }>`
      select status from appointments where id = ${session.id}`.execute(scene.db.kysely);
    expect(rows).toEqual([{ status: 'scheduled' }]);
  });
});

describe('the calendar of a closed account', () => {
  it('learns of no more changes, whatever wakes its sync', async () => {
    await scene.connect();
    const events = () => JSON.stringify(scene.google.calendar(PRIMARY).events);
    const before = events();
    await close(scene.clinic.people.ana.id);
    expect(await cancel(scene.tokens.admin)).toBe(200);
    await scene.api.jobs.runDue();
    scene.api.clock.ms += 3_600_000;
    await scene.api.jobs.runDue();
    expect(events()).toBe(before);
  });
});
