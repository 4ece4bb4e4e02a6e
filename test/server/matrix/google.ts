import type { Answer, TestApiOptions } from '../../harness/server/api.ts';
import { TEST_ORIGIN } from '../../harness/server/api.ts';
import { CLIENT } from '../../harness/server/calendarScene.ts';
import { NOON } from '../../harness/practice/practice.ts';
import { type GoogleStandin, startGoogle } from '../../standins/google.ts';

/** A Google that knows us, and what the server's configuration must say of it. */
export async function openGoogle(): Promise<{ standin: GoogleStandin; config: TestApiOptions }> {
  const standin = await startGoogle(CLIENT, () => NOON);
  const { id: clientId, secret: clientSecret } = CLIENT;
  const google = { clientId, clientSecret, apiUrl: standin.url, oauthUrl: standin.url };
  return { standin, config: { publicUrl: TEST_ORIGIN, google: { ...google, timeoutMs: 3000 } } };
}

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** What Google hands back when the person has said yes. */
export async function consent(
  google: GoogleStandin,
  call: Call,
): Promise<{ authCode: string; state: string }> {
  const { body } = await call('GET', '/google-calendar/auth-url');
  const { code = '', state = '' } = await google.consent(String(body.authUrl));
  return { authCode: code, state };
}

/** The body that connects a calendar of this name, made for it. */
export async function chosenCalendar(
  google: GoogleStandin,
  name: string,
  call: Call,
): Promise<{ selectedCalendarId: string; tokens: unknown; state: string }> {
  const selectedCalendarId = `${name}@exemplo.com`;
  google.addCalendar(selectedCalendarId, name, 'owner', 'America/Sao_Paulo');
  const given = await consent(google, call);
  const { body } = await call('POST', '/google-calendar/calendars', given);
  return { selectedCalendarId, tokens: body.tokens, state: given.state };
}

/** Connects a calendar of its own to whoever calls. */
export async function connectCalendar(
  google: GoogleStandin,
  name: string,
  call: Call,
): Promise<void> {
  const chosen = await chosenCalendar(google, name, call);
  const { status, text } = await call('POST', '/google-calendar/connect-with-calendar', chosen);
  if (status !== 200) throw new Error(`No calendar was connected: ${status} ${text}`);
}
