import * as v from 'valibot';
import type { GoogleAccount } from './api.ts';
import { isFailure } from './errors.ts';
import { eventPathOf, OWNER, pathOf } from './events.ts';
import type { Span } from '../sync/plan/state.ts';

/** Nothing of whom or what the session is about. */
const TITLE = 'Sessão';

const timesOf = ({ startAt, endAt }: Span) => ({
  // An event that was made one of whole days becomes one with times again.
  start: { dateTime: startAt, date: null },
  end: { dateTime: endAt, date: null },
});

/** Always the same for a session, so that writing it a second time cannot make a second event. */
export const eventIdOf = (appointmentId: string): string =>
  `sereno${appointmentId.replaceAll('-', '')}`;

const JSON_TYPE = { 'content-type': 'application/json' };
const written = v.object({ id: v.string(), etag: v.string() });

export interface Written {
  readonly eventId: string;
  readonly etag: string;
}

/** Writes a session's event. One that was written before stands there once, one that was deleted stands again. */
export async function insertEvent(
  account: GoogleAccount,
  calendarId: string,
  appointmentId: string,
  span: Span,
): Promise<Written> {
  const id = eventIdOf(appointmentId);
  const event = {
    status: 'confirmed',
    summary: TITLE,
    visibility: 'private',
    start: { dateTime: span.startAt },
    end: { dateTime: span.endAt },
    extendedProperties: { private: { [OWNER]: appointmentId } },
  };
  const write = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Written> => {
    const request = { method, path, headers: JSON_TYPE, body: JSON.stringify(body) };
    const { id: eventId, etag } = await account.call({ ...request, answer: written });
    return { eventId, etag };
  };
  const path = pathOf(calendarId);
  try {
    return await write('POST', path, { ...event, id });
  } catch (error) {
    if (!isFailure(error, 'duplicate')) throw error;
  }
  try {
    return await write('PUT', eventPathOf(calendarId, id), { ...event, id });
  } catch (error) {
    // Deleted for good, or not to be revived (403): the event gets an id of Google's.
    if (!isFailure(error, 'missing', 'gone', 'refused', 'forbidden')) throw error;
  }
  return write('POST', path, event);
}

/** Moves an event and leaves the rest of it alone. @throws GoogleFailure `changed` where it is not as we knew it */
export const moveEvent = async (
  account: GoogleAccount,
  calendarId: string,
  { eventId, etag }: Written,
  span: Span,
): Promise<string> =>
  (
    await account.call({
      method: 'PATCH',
      path: eventPathOf(calendarId, eventId),
      headers: { ...JSON_TYPE, ...(etag && { 'if-match': etag }) },
      body: JSON.stringify(timesOf(span)),
      answer: written,
    })
  ).etag;

const nature = v.object({
  recurrence: v.optional(v.array(v.string()), []),
  organizer: v.optional(v.object({ self: v.optional(v.boolean()) })),
});

/** True if an event holds more than our session: it was made a series, or is another person's. */
async function isMore(account: GoogleAccount, path: string): Promise<boolean> {
  const fields = new URLSearchParams({ fields: 'recurrence,organizer/self' });
  const { recurrence, organizer } = await account.call({
    method: 'GET',
    path: `${path}?${fields.toString()}`,
    answer: nature,
  });
  return recurrence.length > 0 || organizer?.self === false;
}

/**
 * Deletes a session's event. One that is gone already is no failure. A series stays, and so does
 * another person's event.
 * @throws GoogleFailure `changed` where it is not as we knew it
 */
export async function deleteEvent(
  account: GoogleAccount,
  calendarId: string,
  { eventId, etag }: Written,
): Promise<void> {
  const path = eventPathOf(calendarId, eventId);
  try {
    if (await isMore(account, path)) return;
    await account.call({
      method: 'DELETE',
      path,
      headers: etag ? { 'if-match': etag } : {},
      answer: v.unknown(),
    });
  } catch (error) {
    if (!isFailure(error, 'missing', 'gone')) throw error;
  }
}
