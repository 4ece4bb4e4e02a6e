import { randomBytes } from 'node:crypto';
import { badRequest, GoogleError, notFound } from './errors.ts';
import { type EventInput, expand, type GoogleEvent, timeOf } from './event.ts';

export type AccessRole = 'owner' | 'writer' | 'reader' | 'freeBusyReader';

interface Held {
  readonly event: GoogleEvent;
  /** The calendar's counter at the last change. */
  readonly rev: number;
}

interface Listing {
  readonly items: readonly GoogleEvent[];
  readonly rev: number;
}

const INCOMPATIBLE = ['timeMin', 'timeMax', 'updatedMin', 'q', 'iCalUID', 'orderBy'];
const gone = (reason: string, message: string) => new GoogleError(410, reason, message, 'calendar');

const isCancelled = ({ status }: GoogleEvent) => status === 'cancelled';

/** One calendar and its history of changes. Recurring events are kept together with their instances. */
export class GoogleCalendar {
  readonly #masters = new Map<string, GoogleEvent>();
  readonly #single = new Map<string, Held>();
  readonly #listings = new Map<string, Listing>();
  #rev = 1;
  /** Sync tokens below it are no longer known. */
  #oldest = 0;
  /** Google answers fewer items a page than are asked for whenever it likes. */
  pageLimit = 2500;

  constructor(
    readonly id: string,
    readonly summary: string,
    public accessRole: AccessRole,
    readonly primary = false,
  ) {}

  get entry() {
    const { id, summary, accessRole, primary } = this;
    const kind = 'calendar#calendarListEntry';
    return { kind, id, summary, accessRole, timeZone: 'UTC', ...(primary && { primary }) };
  }

  /** What stands in the calendar, by id; instances in place of recurring events. */
  get events(): GoogleEvent[] {
    return [...this.#single.values()].map(({ event }) => event).filter((one) => !isCancelled(one));
  }

  invalidateSyncTokens(): void {
    this.#oldest = ++this.#rev;
  }

  #put(event: GoogleEvent): GoogleEvent {
    const rev = ++this.#rev;
    const stored = { ...event, etag: `"${rev}${'0'.repeat(6)}"` };
    this.#single.set(event.id, { event: stored, rev });
    return stored;
  }

  #putMaster(master: GoogleEvent): GoogleEvent {
    const stored = { ...master, etag: `"m${++this.#rev}"` };
    this.#masters.set(master.id, stored);
    const instances = isCancelled(master) ? [] : expand(stored);
    const ids = new Set(instances.map(({ id }) => id));
    for (const { event } of this.#single.values())
      if (event.recurringEventId === master.id && !ids.has(event.id))
        this.#put({ ...event, status: 'cancelled' });
    for (const instance of instances) this.#put(instance);
    return stored;
  }

  #store(event: GoogleEvent): GoogleEvent {
    if (isNaN(timeOf(event.start)) || isNaN(timeOf(event.end)))
      throw badRequest('Missing start or end time.');
    if (timeOf(event.end) < timeOf(event.start))
      throw new GoogleError(
        400,
        'timeRangeEmpty',
        'The specified time range is empty.',
        'calendar',
      );
    return event.recurrence ? this.#putMaster(event) : this.#put(event);
  }

  #find(id: string): GoogleEvent {
    const found = this.#masters.get(id) ?? this.#single.get(id)?.event;
    if (!found) throw notFound();
    return found;
  }

  insert(input: EventInput): GoogleEvent {
    const id = input.id ?? randomBytes(13).toString('hex');
    if (!/^[0-9a-v]{5,1024}$/.test(id))
      throw new GoogleError(400, 'invalid', 'Invalid resource id value.');
    if (this.#masters.has(id) || this.#single.has(id))
      throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
    return this.#store({ status: 'confirmed', ...input, id, etag: '' });
  }

  #requireMatch(event: GoogleEvent, ifMatch: string | undefined): void {
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== event.etag)
      throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed');
  }

  get(id: string): GoogleEvent {
    return this.#find(id);
  }

  /** Replaces the event; one that was deleted stands again. */
  update(id: string, input: EventInput, ifMatch?: string): GoogleEvent {
    const before = this.#find(id);
    this.#requireMatch(before, ifMatch);
    return this.#store({ status: 'confirmed', ...input, id, etag: '' });
  }

  patch(id: string, input: EventInput, ifMatch?: string): GoogleEvent {
    const before = this.#find(id);
    this.#requireMatch(before, ifMatch);
    return this.#store({ ...before, ...input, id });
  }

  delete(id: string, ifMatch?: string): void {
    const before = this.#find(id);
    if (isCancelled(before)) throw gone('deleted', 'Resource has been deleted');
    this.#requireMatch(before, ifMatch);
    const after: GoogleEvent = { ...before, status: 'cancelled' };
    if (before.recurrence) this.#putMaster(after);
    else this.#put(after);
  }

  list(query: URLSearchParams): unknown {
    const pageToken = query.get('pageToken');
    const listing = pageToken === null ? this.#begin(query) : this.#listings.get(pageToken);
    if (!listing) throw new GoogleError(400, 'invalid', 'Invalid page token value.');
    const size = Math.min(Number(query.get('maxResults') ?? 250), this.pageLimit);
    const rest = listing.items.slice(size);
    const kind = 'calendar#events';
    const items = listing.items.slice(0, size);
    const { summary, accessRole } = this;
    const page = { kind, summary, accessRole, timeZone: 'UTC', items };
    if (rest.length === 0) return { ...page, nextSyncToken: `sync-${listing.rev}` };
    const nextPageToken = randomBytes(9).toString('base64url');
    this.#listings.set(nextPageToken, { items: rest, rev: listing.rev });
    return { ...page, nextPageToken };
  }

  #begin(query: URLSearchParams): Listing {
    const rev = this.#rev;
    const token = query.get('syncToken');
    const held = [...this.#single.values()];
    if (query.get('singleEvents') !== 'true')
      throw badRequest('This stand-in lists single events only.');
    if (token !== null) return { items: this.#changedSince(token, query), rev };
    const from = Date.parse(query.get('timeMin') ?? '');
    const to = Date.parse(query.get('timeMax') ?? '');
    const items = held
      .map(({ event }) => event)
      .filter((event) => query.get('showDeleted') === 'true' || !isCancelled(event))
      .filter(({ end }) => isNaN(from) || timeOf(end) > from)
      .filter(({ start }) => isNaN(to) || timeOf(start) < to);
    return { items, rev };
  }

  #changedSince(token: string, query: URLSearchParams): GoogleEvent[] {
    const wrong = INCOMPATIBLE.find((name) => query.has(name));
    if (wrong) throw badRequest(`Sync token cannot be used with ${wrong}.`);
    if (query.get('showDeleted') === 'false') throw badRequest('showDeleted must not be false.');
    const [, digits] = /^sync-(\d+)$/.exec(token) ?? [];
    const since = Number(digits ?? NaN);
    if (!(since >= this.#oldest))
      throw gone('fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
    return [...this.#single.values()]
      .filter(({ rev }) => rev > since)
      .map(({ event }) =>
        isCancelled(event) ? { id: event.id, status: event.status, etag: event.etag } : event,
      );
  }
}
