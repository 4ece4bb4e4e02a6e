import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccessRole, GoogleCalendar } from './google/calendar.ts';
import { badRequest, GoogleError, notFound, OAuthError } from './google/errors.ts';
import { type EventInput, type GoogleEvent, shown } from './google/event.ts';
import { misbehave, type PlannedFault, takeFault } from './google/faults.ts';
import { selectFields } from './google/fields.ts';
import { type OAuthClient, OAuthServer } from './google/oauth.ts';

/*
 * Google's OAuth 2.0 server and Calendar API v3 on loopback, written from the public reference. It serves one Google
 * account. Both hosts are one here: `url` is for GOOGLE_API_URL and GOOGLE_OAUTH_URL.
 */

const API = '/calendar/v3';
const SCOPE = 'https://www.googleapis.com/auth/calendar';
/** What each part of the API asks for; the whole calendar's scope opens all of it. */
const SCOPES = {
  events: `${SCOPE}.events`,
  calendarList: `${SCOPE}.calendarlist.readonly`,
} as const;

interface Answer {
  readonly status: number;
  readonly page?: string;
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
  /** Google answers fewer entries a page than are asked for whenever it likes. */
  calendarsPerPage: number;
  /** The first one is the account's own. @param zone IANA name */
  addCalendar(id: string, summary: string, role: AccessRole, zone: string): GoogleCalendar;
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

const answered = ({ timeZone }: GoogleCalendar, event: GoogleEvent): Answer => {
  return { status: 200, body: shown(event, timeZone) };
};

function onEvents(calendar: GoogleCalendar, url: URL, method: string, text: string): Answer {
  if (method === 'GET') return { status: 200, body: calendar.list(url.searchParams) };
  if (method !== 'POST') throw notFound();
  requireWriter(calendar);
  return answered(calendar, calendar.insert(readEvent(text)));
}

function onEvent(
  calendar: GoogleCalendar,
  id: string,
  method: string,
  text: string,
  ifMatch: string | undefined,
): Answer {
  if (method === 'GET') return answered(calendar, calendar.get(id));
  requireWriter(calendar);
  if (method === 'PUT') return answered(calendar, calendar.update(id, readEvent(text), ifMatch));
  if (method === 'PATCH') return answered(calendar, calendar.patch(id, readEvent(text), ifMatch));
  if (method !== 'DELETE') throw notFound();
  calendar.delete(id, ifMatch);
  return { status: 204 };
}

const consentPage = (location: string): string =>
  `<!doctype html><title>Google</title><link rel="icon" href="data:,"><a href="${location.replaceAll('&', '&amp;')}">Permitir</a>`;

function onOAuth(oauth: OAuthServer, url: URL, method: string, text: string): Answer {
  const form = new URLSearchParams(text);
  if (method === 'GET') {
    const location = oauth.authorize(url.searchParams);
    return oauth.waits ? { status: 200, page: consentPage(location) } : { status: 302, location };
  }
  if (url.pathname === '/token') return { status: 200, body: oauth.token(form) };
  oauth.revoke(form.get('token') ?? '');
  return { status: 200, body: {} };
}

function requireScope(scope: string, needed: string): void {
  if (!scope.split(' ').some((one) => one === needed || one === SCOPE))
    throw new GoogleError(403, 'insufficientPermissions', 'Insufficient Permission');
}

/** A page of the calendars; the token is where the next one begins. */
function listCalendars(
  calendars: readonly GoogleCalendar[],
  query: URLSearchParams,
  perPage: number,
): Answer {
  const from = Number(query.get('pageToken') ?? 0);
  const to = from + Math.min(Number(query.get('maxResults') ?? 100), perPage);
  const items = calendars.slice(from, to).map(({ entry }) => entry);
  const more = to < calendars.length && { nextPageToken: String(to) };
  return { status: 200, body: { kind: 'calendar#calendarList', items, ...more } };
}

const EVENTS_PATH = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/;
const LIST_PATH = /^\/users\/me\/calendarList(?:\/([^/]+))?$/;

const OAUTH_PATHS = new Set(['GET /o/oauth2/v2/auth', 'POST /token', 'POST /revoke']);

function failure(error: unknown): Answer {
  if (error instanceof GoogleError || error instanceof OAuthError)
    return { status: error.status, body: error.body() };
  throw error;
}

function send(response: ServerResponse, { status, page, body, location }: Answer): void {
  response.writeHead(status, {
    'content-type': page ? 'text/html' : 'application/json; charset=UTF-8',
    ...(location !== undefined && { location }),
  });
  response.end(page ?? (body === undefined ? undefined : JSON.stringify(body)));
}

/** Starts it on a free port. Time is the given clock's, so that tokens expire when a test says so. */
export async function startGoogle(client: OAuthClient, now: () => number): Promise<GoogleStandin> {
  const oauth = new OAuthServer(client, now);
  const calendars = new Map<string, GoogleCalendar>();
  const calls: string[] = [];
  const faults: PlannedFault[] = [];

  function find(id: string): GoogleCalendar {
    const all = [...calendars.values()];
    const found = id === 'primary' ? all.find(({ primary }) => primary) : calendars.get(id);
    if (!found) throw notFound();
    return found;
  }

  function onApi(url: URL, text: string, request: IncomingMessage, scope: string): Answer {
    const path = url.pathname.slice(API.length);
    const list = LIST_PATH.exec(path);
    if (list) {
      requireScope(scope, SCOPES.calendarList);
      const [, listed] = list;
      return listed === undefined
        ? listCalendars([...calendars.values()], url.searchParams, standin.calendarsPerPage)
        : { status: 200, body: find(decodeURIComponent(listed)).entry };
    }
    const [, id, event] = EVENTS_PATH.exec(path) ?? [];
    if (id === undefined) throw notFound();
    requireScope(scope, SCOPES.events);
    const calendar = find(decodeURIComponent(id));
    const method = request.method ?? '';
    if (event === undefined) return onEvents(calendar, url, method, text);
    const ifMatch = request.headers['if-match'];
    return onEvent(calendar, decodeURIComponent(event), method, text, ifMatch);
  }

  function answer(url: URL, text: string, request: IncomingMessage): Answer {
    if (OAUTH_PATHS.has(`${request.method} ${url.pathname}`))
      return onOAuth(oauth, url, request.method ?? '', text);
    if (!url.pathname.startsWith(`${API}/`)) throw notFound();
    const scope = oauth.scopeOf(request.headers.authorization);
    if (scope === undefined) throw new GoogleError(401, 'authError', 'Invalid Credentials');
    const { body, ...rest } = onApi(url, text, request, scope);
    return { ...rest, body: selectFields(body, url.searchParams.get('fields')) };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
    calls.push(call);
    const text = await readText(request);
    const taken = takeFault(faults, call);
    const fault = taken instanceof Promise ? void (await taken) : taken;
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

  const standin: GoogleStandin = {
    url,
    oauth,
    calls,
    faults,
    calendarsPerPage: 100,
    calendar(id) {
      const found = calendars.get(id);
      if (!found) throw badRequest(`No calendar ${id}.`);
      return found;
    },
    addCalendar(id, summary, role, zone) {
      const made = new GoogleCalendar(id, summary, role, zone, now, calendars.size === 0);
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
  return standin;
}
