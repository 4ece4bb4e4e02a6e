import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccessRole, GoogleCalendar } from './google/calendar.ts';
import { badRequest, GoogleError, notFound, OAuthError } from './google/errors.ts';
import type { EventInput } from './google/event.ts';
import { misbehave, type PlannedFault, takeFault } from './google/faults.ts';
import { type OAuthClient, OAuthServer } from './google/oauth.ts';

/*
 * Google's OAuth 2.0 server and Calendar API v3 on loopback, written from the public reference. It serves one Google
 * account. Both hosts are one here: `url` is for GOOGLE_API_URL and GOOGLE_OAUTH_URL.
 */

const API = '/calendar/v3';
const SCOPE = 'https://www.googleapis.com/auth/calendar';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly location?: string;
}

export interface GoogleStandin {
  readonly url: string;
  readonly oauth: OAuthServer;
  /** `METHOD path` of every call, in order, without query strings. */
  readonly calls: string[];
  readonly faults: PlannedFault[];
  calendar(id: string): GoogleCalendar;
  addCalendar(id: string, summary: string, role: AccessRole, primary?: boolean): GoogleCalendar;
  removeCalendar(id: string): void;
  count(pattern: RegExp): number;
  /** Opens the consent page as a browser does, and returns what the callback receives. */
  consent(authUrl: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function readEvent(text: string): EventInput {
  try {
    return JSON.parse(text) as EventInput;
  } catch {
    throw new GoogleError(400, 'parseError', 'Parse Error');
  }
}

function requireWriter({ accessRole }: GoogleCalendar): void {
  if (accessRole !== 'owner' && accessRole !== 'writer')
    throw new GoogleError(
      403,
      'requiredAccessLevel',
      'You need to have writer access to this calendar.',
      'calendar',
    );
}

function onEvents(calendar: GoogleCalendar, url: URL, method: string, text: string): Answer {
  if (method === 'GET') return { status: 200, body: calendar.list(url.searchParams) };
  if (method !== 'POST') throw notFound();
  requireWriter(calendar);
  return { status: 200, body: calendar.insert(readEvent(text)) };
}

function onEvent(
  calendar: GoogleCalendar,
  id: string,
  method: string,
  text: string,
  ifMatch: string | undefined,
): Answer {
  if (method === 'GET') return { status: 200, body: calendar.get(id) };
  requireWriter(calendar);
  if (method === 'PUT') return { status: 200, body: calendar.update(id, readEvent(text), ifMatch) };
  if (method === 'PATCH')
    return { status: 200, body: calendar.patch(id, readEvent(text), ifMatch) };
  if (method !== 'DELETE') throw notFound();
  calendar.delete(id, ifMatch);
  return { status: 204 };
}

function onOAuth(oauth: OAuthServer, url: URL, method: string, text: string): Answer {
  const form = new URLSearchParams(text);
  if (method === 'GET') return { status: 302, location: oauth.authorize(url.searchParams) };
  if (url.pathname === '/token') return { status: 200, body: oauth.token(form) };
  oauth.revoke(form.get('token') ?? '');
  return { status: 200, body: {} };
}

function onCalendars(
  calendars: ReadonlyMap<string, GoogleCalendar>,
  url: URL,
  text: string,
  request: IncomingMessage,
): Answer {
  const method = request.method ?? '';
  const path = url.pathname.slice(API.length);
  const entries = [...calendars.values()].map(({ entry }) => entry);
  if (path === '/users/me/calendarList')
    return { status: 200, body: { kind: 'calendar#calendarList', items: entries } };
  const [, listed] = /^\/users\/me\/calendarList\/([^/]+)$/.exec(path) ?? [];
  const [, id, event] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
  const wanted = decodeURIComponent(listed ?? id ?? '');
  const calendar =
    wanted === 'primary'
      ? [...calendars.values()].find(({ primary }) => primary)
      : calendars.get(wanted);
  if (!calendar) throw notFound();
  if (listed !== undefined) return { status: 200, body: calendar.entry };
  if (event === undefined) return onEvents(calendar, url, method, text);
  return onEvent(calendar, decodeURIComponent(event), method, text, request.headers['if-match']);
}

const OAUTH_PATHS = new Set(['GET /o/oauth2/v2/auth', 'POST /token', 'POST /revoke']);

function failure(error: unknown): Answer {
  if (error instanceof GoogleError || error instanceof OAuthError)
    return { status: error.status, body: error.body() };
  throw error;
}

function send(response: ServerResponse, { status, body, location }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    ...(location !== undefined && { location }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Starts it on a free port. Time is the given clock's, so that tokens expire when a test says so. */
export async function startGoogle(client: OAuthClient, now: () => number): Promise<GoogleStandin> {
  const oauth = new OAuthServer(client, now);
  const calendars = new Map<string, GoogleCalendar>();
  const calls: string[] = [];
  const faults: PlannedFault[] = [];

  function answer(url: URL, text: string, request: IncomingMessage): Answer {
    if (OAUTH_PATHS.has(`${request.method} ${url.pathname}`))
      return onOAuth(oauth, url, request.method ?? '', text);
    if (!url.pathname.startsWith(`${API}/`)) throw notFound();
    const scope = oauth.scopeOf(request.headers.authorization);
    if (scope === undefined) throw new GoogleError(401, 'authError', 'Invalid Credentials');
    if (!scope.includes(SCOPE))
      throw new GoogleError(403, 'insufficientPermissions', 'Insufficient Permission');
    return onCalendars(calendars, url, text, request);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
    calls.push(call);
    const text = await readText(request);
    const fault = takeFault(faults, call);
    if (fault && fault !== 'lost') return misbehave(response, fault);
    let answered: Answer;
    try {
      answered = answer(url, text, request);
    } catch (error) {
      answered = failure(error);
    }
    if (fault) misbehave(response, fault);
    else send(response, answered);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    oauth,
    calls,
    faults,
    calendar(id) {
      const found = calendars.get(id);
      if (!found) throw badRequest(`No calendar ${id}.`);
      return found;
    },
    addCalendar(id, summary, role, primary) {
      const made = new GoogleCalendar(id, summary, role, primary);
      calendars.set(id, made);
      return made;
    },
    removeCalendar: (id) => void calendars.delete(id),
    count: (pattern) => calls.filter((call) => pattern.test(call)).length,
    async consent(authUrl) {
      const response = await fetch(authUrl, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (!location) throw new Error(`No consent: ${response.status} ${await response.text()}`);
      return Object.fromEntries(new URL(location).searchParams);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
