import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarScene,
  openCalendarScene,
  PRIMARY,
  SHARED,
  SIDE,
} from '../../../../../test/harness/server/calendarScene.ts';
import { sharedDatabase } from '../../../../../test/harness/database/database.ts';
import { createTestApi } from '../../../../../test/harness/server/api.ts';
import { hours } from '../../../../../test/harness/practice/practice.ts';
import { policy } from '../../../../../test/harness/server/policy.ts';

let scene: CalendarScene;

beforeEach(async () => {
  scene = await openCalendarScene(await sharedDatabase());
});
afterEach(() => scene.close());

const STATE_INVALID = 'Esta autorização é inválida ou expirou. Conecte a agenda novamente.';
const CODE_INVALID = 'O código de autorização é inválido ou expirou. Conecte a agenda novamente.';

const as = (token: string, method: string, path: string, body?: unknown) =>
  scene.call<Record<string, unknown> & { tokens: string }>(method, `/google-calendar${path}`, {
    token,
    body,
  });
const ana = (method: string, path: string, body?: unknown) =>
  as(scene.tokens.ana, method, path, body);

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { kysely } = scene.db;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
  `.execute(kysely);
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{ t: string }>`select x::text as t from ${sql.table(name)} x`.execute(
      kysely,
    );
    texts.push(...found.rows.map(({ t }) => t));
  }
  return texts.join('\n');
}

describe('without a registration at Google', () => {
  it('says so on every call that needs it, and that nothing is connected', async () => {
    const api = createTestApi(scene.db, {});
    const { actor, people } = scene.clinic;
    const token = await api.tokenFor(actor(people.ana));
    const bodies: Record<string, unknown> = {
      '/connect': { authCode: 'x', state: 'y' },
      '/calendars': { authCode: 'x' },
      '/connect-with-calendar': { selectedCalendarId: 'x', tokens: 'x', state: 'x' },
      '/integration': { syncEnabled: true },
    };
    for (const [method, path] of [
      ['GET', '/auth-url'],
      ['POST', '/connect'],
      ['POST', '/calendars'],
      ['POST', '/connect-with-calendar'],
      ['PUT', '/integration'],
      ['POST', '/sync'],
      ['POST', '/sync-appointments'],
    ] as const) {
      const body = method === 'GET' ? undefined : (bodies[path] ?? {});
      const answer = await api.call(method, `/google-calendar${path}`, { token, body });
      expect([path, answer.status, answer.body]).toEqual([
        path,
        409,
        {
          code: 'google_not_configured',
          message: 'A integração com o Google Agenda não está configurada neste servidor.',
        },
      ]);
    }
    const shown = await api.call('GET', '/google-calendar/integration', { token });
    expect(shown.body).toMatchObject({ exists: false, configured: false, data: null });
  });
});

describe('who may connect a calendar', () => {
  it('is a psychologist; an administrator sees that he has none', async () => {
    const routes = Object.keys(policy).filter((route) => route.includes('/google-calendar/'));
    expect(routes).toHaveLength(10);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'GET' ? undefined : {};
      const patient = await scene.call(method, path, { token: scene.tokens.portal, body });
      expect([route, patient.status]).toEqual([route, 403]);
      const admin = await scene.call(method, path, { token: scene.tokens.admin, body });
      const isRead = route === 'GET /google-calendar/integration';
      expect([route, admin.status]).toEqual([route, isRead ? 200 : 403]);
    }
  });
});

describe('connecting', () => {
  it('asks Google for the agenda only, offline, with state and a PKCE challenge', async () => {
    const { body } = await ana('GET', '/auth-url');
    const url = new URL(body['authUrl'] as string);
    expect(url.origin + url.pathname).toBe(`${scene.google.url}/o/oauth2/v2/auth`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://sereno.exemplo.com.br/auth/google/callback',
      access_type: 'offline',
      code_challenge_method: 'S256',
      scope:
        'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.calendarlist.readonly',
    });
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('lets the person choose a calendar', async () => {
    const { code, state } = await scene.authorize();
    const choice = await ana('POST', '/calendars', { authCode: code, state });
    expect(choice.status).toBe(200);
    expect(choice.body['calendars']).toEqual([
      { id: PRIMARY, summary: 'Helena', primary: true, accessRole: 'owner' },
      { id: SIDE, summary: 'Consultório', primary: false, accessRole: 'writer' },
      { id: SHARED, summary: 'Clínica', primary: false, accessRole: 'reader' },
    ]);
    const { tokens } = choice.body;
    const chosen = { selectedCalendarId: SIDE, tokens, state };
    const connected = await ana('POST', '/connect-with-calendar', chosen);
    expect(connected.body).toEqual({
      exists: true,
      configured: true,
      data: {
        calendarName: 'Consultório',
        syncEnabled: true,
        lastSyncAt: null,
        userId: scene.clinic.people.ana.id,
      },
      calendar: { id: SIDE, summary: 'Consultório', primary: false, accessRole: 'writer' },
      lastSyncAt: null,
      conflicts: 0,
      refused: { count: 0, first: [] },
      heldBack: { count: 0, first: [] },
      needsReconnect: false,
      readOnly: false,
      warning: null,
    });
    await scene.api.jobs.runDue();
    const shown = await ana('GET', '/integration');
    expect(shown.body).toMatchObject({ lastSyncAt: hours(0), data: { lastSyncAt: hours(0) } });
    expect(scene.google.calendar(SIDE).events).toHaveLength(2);
    expect(scene.google.calendar(PRIMARY).events).toEqual([]);
  });

  it('without a state takes the sign-in that the person began last', async () => {
    const { code, state } = await scene.authorize();
    const choice = await ana('POST', '/calendars', { authCode: code });
    const chosen = { selectedCalendarId: PRIMARY, tokens: choice.body.tokens, state };
    expect((await ana('POST', '/connect-with-calendar', chosen)).status).toBe(200);
  });

  it('in one step takes the main calendar', async () => {
    const { code, state } = await scene.authorize();
    const connected = await ana('POST', '/connect', { authCode: code, state });
    expect(connected.body).toMatchObject({
      exists: true,
      calendar: { id: PRIMARY, primary: true },
    });
  });

  it('a calendar that may only be read warns, shows busy times and writes nothing', async () => {
    scene.google.calendar(SHARED).insert({
      start: { dateTime: hours(5) },
      end: { dateTime: hours(6) },
    });
    await scene.connect(SHARED);
    const { body } = await ana('GET', '/integration');
    expect(body).toMatchObject({ readOnly: true });
    expect(body['warning']).toContain('somente leitura');
    expect(scene.google.calendar(SHARED).events).toHaveLength(1);
    expect((await scene.agenda()).filter((one) => one.isGoogleCalendarEvent)).toHaveLength(1);
  });

  it('is not done by who says no at Google, and may be tried again', async () => {
    scene.google.oauth.consents = false;
    const { body } = await ana('GET', '/auth-url');
    const back = await scene.google.consent(body['authUrl'] as string);
    expect(back).toEqual({ error: 'access_denied', state: expect.any(String) });
    const { state } = back;
    expect((await ana('POST', '/connect', { authCode: '', state })).status).toBe(422);
    expect((await ana('GET', '/integration')).body).toMatchObject({ exists: false });
    scene.google.oauth.consents = true;
    await scene.connect();
  });

  it('offers the calendars of all pages', async () => {
    scene.google.calendarsPerPage = 1;
    const { code, state } = await scene.authorize();
    const choice = await ana('POST', '/calendars', { authCode: code, state });
    expect(choice.body['calendars']).toHaveLength(3);
  });

  it('says what is missing from a call', async () => {
    const empty = await ana('POST', '/connect', {});
    expect([empty.status, empty.body['message']]).toEqual([
      422,
      'Código de autorização não encontrado',
    ]);
  });
});

describe('a sign-in at Google', () => {
  const connect = (token: string, authCode: string, state: string) =>
    as(token, 'POST', '/connect', { authCode, state });
  const answerTo = async (...call: Parameters<typeof connect>) => {
    const { status, body } = await connect(...call);
    return [status, body['message']];
  };

  it('counts for the person who began it', async () => {
    const { code, state } = await scene.authorize();
    expect(await answerTo(scene.tokens.bruno, code, state)).toEqual([422, STATE_INVALID]);
    expect((await connect(scene.tokens.ana, code, state)).status).toBe(200);
  });

  it('counts once, by state and by code', async () => {
    const { code, state } = await scene.authorize();
    expect((await connect(scene.tokens.ana, code, state)).status).toBe(200);
    expect(await answerTo(scene.tokens.ana, code, state)).toEqual([422, STATE_INVALID]);
    const again = await scene.authorize();
    expect(await answerTo(scene.tokens.ana, code, again.state)).toEqual([422, CODE_INVALID]);
    expect(await answerTo(scene.tokens.ana, again.code, again.state)).toEqual([422, STATE_INVALID]);
  });

  it('counts for ten minutes', async () => {
    const { code, state } = await scene.authorize();
    scene.api.clock.ms += 10 * 60_000;
    expect(await answerTo(scene.tokens.ana, code, state)).toEqual([422, STATE_INVALID]);
  });

  it('counts with its own state and its own code only', async () => {
    const { code } = await scene.authorize();
    expect(await answerTo(scene.tokens.ana, code, 'inventado')).toEqual([422, STATE_INVALID]);
    const { state } = await scene.authorize();
    // A code that somebody slipped in was made for another challenge.
    expect(await answerTo(scene.tokens.ana, code, state)).toEqual([422, CODE_INVALID]);
  });

  it('that does not grant the agenda connects nothing', async () => {
    scene.google.oauth.grantedScope = 'https://www.googleapis.com/auth/calendar.events';
    const { code, state } = await scene.authorize();
    const { status, body } = await connect(scene.tokens.ana, code, state);
    expect([status, body['code']]).toEqual([422, 'google_consent_incomplete']);
  });

  it('may be tried once more after Google was out of reach', async () => {
    const { code, state } = await scene.authorize();
    scene.google.faults.push({ fault: { status: 503 }, on: /POST \/token/ });
    const { status, body } = await connect(scene.tokens.ana, code, state);
    expect([status, body['code']]).toEqual([503, 'google_unavailable']);
    expect((await connect(scene.tokens.ana, code, state)).status).toBe(200);
  });
});

describe('the handle of a choice', () => {
  const offer = async () => {
    const { code, state } = await scene.authorize();
    const { body } = await ana('POST', '/calendars', { authCode: code, state });
    return { tokens: body.tokens, state, selectedCalendarId: PRIMARY };
  };
  const choose = (token: string, body: unknown) =>
    as(token, 'POST', '/connect-with-calendar', body);

  it('shows a browser nothing of what Google gave', async () => {
    const { tokens } = await offer();
    for (const secret of scene.google.oauth.secrets) {
      expect(tokens).not.toContain(secret);
      expect(Buffer.from(tokens, 'base64url').toString('latin1')).not.toContain(secret);
    }
  });

  it("is the person's, once, for ten minutes, with the same state, unchanged", async () => {
    const first = await offer();
    expect((await choose(scene.tokens.bruno, first)).status).toBe(422);
    expect((await choose(scene.tokens.ana, { ...first, state: 'outro' })).status).toBe(422);
    const tampered = first.tokens.slice(0, -2) + (first.tokens.endsWith('AA') ? 'BB' : 'AA');
    expect((await choose(scene.tokens.ana, { ...first, tokens: tampered })).status).toBe(422);
    expect((await choose(scene.tokens.ana, { ...first, tokens: 'v1.abc' })).status).toBe(422);
    expect((await choose(scene.tokens.ana, first)).status).toBe(200);
    expect((await choose(scene.tokens.ana, first)).body['message']).toBe(STATE_INVALID);
    const late = await offer();
    scene.api.clock.ms += 10 * 60_000;
    expect((await choose(scene.tokens.ana, late)).status).toBe(422);
  });

  it("leads to the account's own calendars only", async () => {
    const answer = await choose(scene.tokens.ana, {
      ...(await offer()),
      selectedCalendarId: 'x@y',
    });
    expect([answer.status, answer.body['code']]).toEqual([404, 'google_calendar_not_found']);
  });
});

describe('what Google gave', () => {
  it('stands in no table, no log line and no answer in the clear', async () => {
    await scene.connect();
    await scene.authorize();
    scene.api.clock.ms += 3_600_000;
    await scene.sync();
    const { secrets } = scene.google.oauth;
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    const shown = await ana('GET', '/integration');
    const stored = await everything();
    expect(stored).toContain(PRIMARY);
    for (const text of [stored, scene.api.lines.join('\n'), shown.text])
      for (const secret of [...secrets, 'GOCSPX']) expect(text).not.toContain(secret);
  });

  it('cannot be read with another key: the person is asked to connect anew, and can', async () => {
    await scene.connect();
    await sql`update server_keys set value = 'outra' where name = 'encryption'`.execute(
      scene.db.kysely,
    );
    // A server that starts with the other key.
    const other = await openOther();
    const failed = await other.call('POST', '/google-calendar/sync', { token: scene.tokens.ana });
    expect([failed.status, failed.body['code']]).toEqual([409, 'google_reconnect']);
    const shown = await other.call('GET', '/google-calendar/integration', {
      token: scene.tokens.ana,
    });
    expect(shown.body).toMatchObject({
      exists: true,
      needsReconnect: true,
      data: { syncEnabled: false },
      warning: 'A conexão com o Google Agenda expirou. Conecte a agenda novamente.',
    });
  });

  const openOther = async () =>
    createTestApi(scene.db, {
      publicUrl: 'https://sereno.exemplo.com.br',
      google: { clientId: 'a', clientSecret: 'b', apiUrl: scene.google.url },
    });
});

describe('disconnecting', () => {
  it('tells Google, takes the tokens and the busy times away, and leaves the sessions', async () => {
    scene.google.calendar(PRIMARY).insert({
      start: { dateTime: hours(5) },
      end: { dateTime: hours(6) },
    });
    await scene.connect();
    expect(await scene.agenda()).toHaveLength(3);
    expect((await ana('DELETE', '/disconnect')).body).toEqual({ success: true });
    await scene.api.jobs.runDue();
    expect(scene.google.count(/POST \/revoke/)).toBe(1);
    expect(scene.google.oauth.secrets).toEqual([]);
    expect((await scene.agenda()).map(({ id }) => id)).toEqual([
      scene.clinic.past.id,
      scene.clinic.session.id,
    ]);
    expect((await ana('GET', '/integration')).body).toMatchObject({ exists: false, data: null });
    expect((await ana('DELETE', '/disconnect')).status).toBe(404);
    expect((await ana('POST', '/sync')).status).toBe(404);
  });

  it('and connecting again writes nothing twice', async () => {
    scene.google.calendar(PRIMARY).insert({
      start: { dateTime: hours(30) },
      end: { dateTime: hours(31) },
    });
    await scene.connect();
    const busy = (await scene.agenda()).find((one) => one.isGoogleCalendarEvent);
    const { davi } = scene.clinic;
    await scene.call('PATCH', `/appointments/${busy!.id}`, {
      token: scene.tokens.ana,
      body: { patientId: davi.id },
    });
    await ana('DELETE', '/disconnect');
    await scene.connect();
    expect(scene.google.calendar(PRIMARY).events).toHaveLength(3);
    expect(await scene.agenda()).toHaveLength(3);
    expect(await scene.sync()).toEqual({ synced: 0, conflicts: 0 });
  });

  it('another calendar in its place takes the busy times of the first with it', async () => {
    scene.google.calendar(PRIMARY).insert({
      start: { dateTime: hours(5) },
      end: { dateTime: hours(6) },
    });
    await scene.connect(PRIMARY);
    await scene.connect(SIDE);
    expect((await scene.agenda()).filter((one) => one.isGoogleCalendarEvent)).toEqual([]);
    expect(scene.google.calendar(SIDE).events).toHaveLength(2);
  });
});
