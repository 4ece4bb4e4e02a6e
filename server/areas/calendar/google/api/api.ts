import * as v from 'valibot';
import type { Calendar } from '../../../../../src/domain/contract/calendar.ts';
import { LINE_MAX } from '../../../../../src/domain/core/fields.ts';
import { visibleLine } from '../../../../../src/domain/core/visibleLine.ts';
import { GoogleFailure, isFailure } from './errors.ts';
import { type Credentials, renew } from '../access/oauth.ts';
import type { GoogleSettings } from '../access/settings.ts';
import { callGoogle, type GoogleRequest } from './transport.ts';

/** Tokens count as expired this much early. */
const EARLY_MS = 60_000;

export interface AccountParts {
  readonly settings: GoogleSettings;
  readonly now: () => number;
  /** Keeps renewed credentials. */
  readonly keep: (credentials: Credentials) => Promise<void>;
  /** Aborts when nobody waits for the work any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls on behalf of one person. */
export interface GoogleAccount {
  /** @param path below the Calendar API @throws GoogleFailure */
  call<T>(request: Omit<GoogleRequest<T>, 'url'> & { readonly path: string }): Promise<T>;
}

/** Renews the access token when its time is up, and once more when Google does not take it. */
export function createAccount(
  { settings, now, keep, signal }: AccountParts,
  given: Credentials,
): GoogleAccount {
  let credentials = given;

  async function refresh(): Promise<void> {
    credentials = await renew({ ...settings, signal }, credentials, now());
    await keep(credentials);
  }

  const send = <T>({
    path,
    headers,
    ...request
  }: Omit<GoogleRequest<T>, 'url'> & { readonly path: string }): Promise<T> =>
    callGoogle(
      {
        ...request,
        url: `${settings.apiUrl}${path}`,
        headers: { ...headers, authorization: `Bearer ${credentials.accessToken}` },
      },
      { timeoutMs: settings.timeoutMs, signal },
    );

  return {
    async call(request) {
      if (credentials.expiresAt - EARLY_MS <= now()) await refresh();
      try {
        return await send(request);
      } catch (error) {
        if (!isFailure(error, 'unauthorized')) throw error;
      }
      await refresh();
      return send(request).catch((error: unknown) => {
        // A token that was made this moment: the fault is not the grant's.
        throw isFailure(error, 'unauthorized') ? new GoogleFailure('unavailable') : error;
      });
    },
  };
}

/** As much of a name as a list shows, in one line. */
const calendarName = v.pipe(
  v.string(),
  v.transform((name) => visibleLine(name.slice(0, 4 * LINE_MAX)).slice(0, LINE_MAX)),
);

const ENTRY_FIELDS = 'id,summary,summaryOverride,primary,accessRole';

const calendarEntry = v.object({
  id: v.pipe(v.string(), v.maxLength(1024)),
  summary: v.optional(calendarName, ''),
  summaryOverride: v.optional(calendarName),
  primary: v.optional(v.boolean(), false),
  accessRole: v.pipe(v.string(), v.maxLength(LINE_MAX)),
});

/** A token of a page, or of the next read. */
export const token = v.pipe(v.string(), v.maxLength(8192));

const calendarPage = v.object({
  items: v.optional(v.array(calendarEntry), []),
  nextPageToken: v.optional(token),
});

const asCalendar = (entry: v.InferOutput<typeof calendarEntry>): Calendar => ({
  id: entry.id,
  summary: entry.summaryOverride ?? entry.summary,
  primary: entry.primary,
  accessRole: entry.accessRole,
});

const PAGES_MAX = 50;

/** Every calendar of the account. @throws GoogleFailure */
export async function listCalendars(account: GoogleAccount): Promise<Calendar[]> {
  const found: Calendar[] = [];
  const fields = `nextPageToken,items(${ENTRY_FIELDS})`;
  let pageToken: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = new URLSearchParams({
      maxResults: '250',
      fields,
      ...(pageToken && { pageToken }),
    });
    const answer = await account.call({
      method: 'GET',
      path: `/users/me/calendarList?${query.toString()}`,
      answer: calendarPage,
    });
    found.push(...answer.items.map(asCalendar));
    pageToken = answer.nextPageToken;
    if (!pageToken) return found;
  }
  throw new GoogleFailure('unavailable');
}

/** @throws GoogleFailure `missing` where the account does not have it (any more) */
export const readCalendar = async (account: GoogleAccount, id: string): Promise<Calendar> =>
  asCalendar(
    await account.call({
      method: 'GET',
      path: `/users/me/calendarList/${encodeURIComponent(id)}?fields=${ENTRY_FIELDS}`,
      answer: calendarEntry,
    }),
  );
