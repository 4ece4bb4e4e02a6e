import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../database/importDocuments.ts';
import { type GoogleStandin, startGoogle } from '../../standins/google.ts';
import { createTestApi, type TestApi, TEST_ORIGIN } from './api.ts';
import { idMaker, NOON, type SmallClinic, smallClinic } from '../practice/practice.ts';

export const CLIENT = {
  id: 'sereno.apps.exemplo',
  secret: 'GOCSPX-segredo-do-consultorio',
  redirectUris: [`${TEST_ORIGIN}/auth/google/callback`],
};

export const PRIMARY = 'helena@exemplo.com';
export const SIDE = 'consultorio@group.calendar.exemplo';
export const SHARED = 'clinica@group.calendar.exemplo';

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
  /** Ana's agenda, the earliest first. */
  agenda(): Promise<Appointment[]>;
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
    close: () => google.close(),
  };
  return scene;
}
