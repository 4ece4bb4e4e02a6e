import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { IntegrationAnswer } from '../../../src/domain/contract/calendar.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../database/importDocuments.ts';
import { type GoogleStandin, startGoogle } from '../../standins/google.ts';
import { createTestApi, type TestApi, TEST_ORIGIN } from './api.ts';
import type { GoogleEvent } from '../../standins/google/event.ts';
import { hours, idMaker, NOON, type SmallClinic, smallClinic } from '../practice/practice.ts';

export const CLIENT = {
  id: 'sereno.apps.exemplo',
  secret: 'GOCSPX-segredo-do-consultorio',
  redirectUris: [`${TEST_ORIGIN}/auth/google/callback`],
};

export const PRIMARY = 'helena@exemplo.com';
export const SIDE = 'consultorio@group.calendar.exemplo';
export const SHARED = 'clinica@group.calendar.exemplo';

/** The times of an event, in hours from now; it lasts an hour unless told otherwise. */
export const timed = (from: number, to = from + 1) => ({
  start: { dateTime: hours(from) },
  end: { dateTime: hours(to) },
});

/** A clinic whose server knows a Google that answers over HTTP. */
export interface CalendarScene {
  readonly db: Database;
  readonly api: TestApi;
  readonly google: GoogleStandin;
  readonly clinic: SmallClinic;
  /** Ana's, who connects; Bruno's, her colleague; Carla's, a patient; Marta's, the administrator. */
  readonly tokens: { readonly [name in 'ana' | 'bruno' | 'portal' | 'admin']: string };
  readonly call: TestApi['call'];
  /** Somebody (Ana) at Google: opens the page and says yes. */
  authorize(token?: string): Promise<{ code: string; state: string }>;
  /** Somebody (Ana) connects a calendar and the first sync has run. */
  connect(calendarId?: string, token?: string): Promise<void>;
  sync(): Promise<{ synced: number; conflicts: number }>;
  /** The state of Ana's connection, as its screen shows it. */
  integration(): Promise<IntegrationAnswer>;
  /** Ana's agenda, the earliest first. */
  agenda(): Promise<Appointment[]>;
  appointmentOf(id: string): Promise<Appointment | undefined>;
  /** Ana books Davi for an hour. @param startsIn hours from now @returns the session's id */
  book(startsIn: number): Promise<string>;
  /** The event of her first calendar that bears the mark of a session. */
  eventOf(id: string): GoogleEvent | undefined;
  close(): Promise<void>;
}

export async function openCalendarScene(
  db: Database,
  config: Parameters<typeof createTestApi>[1] = {},
): Promise<CalendarScene> {
  const time = { now: () => NOON };
  const google = await startGoogle(CLIENT, () => time.now());
  google.addCalendar(PRIMARY, 'Helena', 'owner', 'America/Sao_Paulo');
  google.addCalendar(SIDE, 'Consultório', 'writer', 'Asia/Kolkata');
  google.addCalendar(SHARED, 'Clínica', 'reader', 'America/New_York');
  const { id: clientId, secret: clientSecret } = CLIENT;
  const api = createTestApi(db, {
    publicUrl: TEST_ORIGIN,
    google: {
      clientId,
      clientSecret,
      apiUrl: google.url,
      oauthUrl: google.url,
      timeoutMs: 3000,
    },
    ...config,
  });
  time.now = () => api.clock.ms;
  const clinic = smallClinic(idMaker(1));
  await withTenant(db, clinic.tenantId, (tx) =>
    importDocuments(tx, clinic.tenantId, { ...clinic.seed, notes: [] }),
  );
  const { ana, bruno, portal, admin } = clinic.people;
  const tokens = {
    ana: await api.tokenFor(clinic.actor(ana)),
    bruno: await api.tokenFor(clinic.actor(bruno)),
    portal: await api.tokenFor(clinic.actor(portal)),
    admin: await api.tokenFor(clinic.actor(admin)),
  };
  const post200 = async <T>(path: string, body?: unknown, token = tokens.ana): Promise<T> => {
    const answer = await api.call<T>('POST', path, { token, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const newId = idMaker(91);
  const scene: CalendarScene = {
    db,
    api,
    google,
    clinic,
    tokens,
    call: (method, path, options) => api.call(method, path, options),
    async authorize(token = tokens.ana) {
      const { body } = await api.call<{ authUrl: string }>('GET', '/google-calendar/auth-url', {
        token,
      });
      const { code = '', state = '' } = await google.consent(body.authUrl);
      return { code, state };
    },
    async connect(selectedCalendarId = PRIMARY, token = tokens.ana) {
      const { code: authCode, state } = await scene.authorize(token);
      const choice = await post200<{ tokens: string }>(
        '/google-calendar/calendars',
        { authCode, state },
        token,
      );
      await post200(
        '/google-calendar/connect-with-calendar',
        { selectedCalendarId, tokens: choice.tokens, state },
        token,
      );
      await api.jobs.runDue();
    },
    sync: () => post200('/google-calendar/sync'),
    integration: async () =>
      (
        await api.call<IntegrationAnswer>('GET', '/google-calendar/integration', {
          token: tokens.ana,
        })
      ).body,
    async agenda() {
      const rows = await withTenant(db, clinic.tenantId, (tx) =>
        tx
          .selectFrom('feed')
          .select('body')
          .where('tenant_id', '=', clinic.tenantId)
          .where('entity', '=', 'appointments')
          .where('audience', '=', `user:${ana.id}`)
          .where('body', 'is not', null)
          .execute(),
      );
      return rows
        .map(({ body }) => JSON.parse(body ?? '') as Appointment)
        .toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1));
    },
    appointmentOf: async (id) => (await scene.agenda()).find((one) => one.id === id),
    async book(startsIn) {
      const id = newId();
      const { status, text } = await api.call('POST', '/appointments', {
        token: tokens.ana,
        body: {
          id,
          patientId: clinic.davi.id,
          startAt: hours(startsIn),
          endAt: hours(startsIn + 1),
        },
      });
      if (status !== 201) throw new Error(text);
      return id;
    },
    eventOf: (id) =>
      google
        .calendar(PRIMARY)
        .events.find(({ extendedProperties }) =>
          Object.values(extendedProperties?.private ?? {}).includes(id),
        ),
    close: () => google.close(),
  };
  return scene;
}
