import { randomBytes } from 'node:crypto';
import { badRequest, GoogleError, notFound } from './errors.ts';
import {
  checked,
  type EventInput,
  expand,
  type GoogleEvent,
  patched,
  shown,
  timeOf,
} from './event.ts';

export type AccessRole = 'owner' | 'writer' | 'reader' | 'freeBusyReader';

interface Held {
  readonly event: GoogleEvent;
  /** The calendar's counter at the last change. */
  readonly rev: number;
}

interface Listing {
  readonly items: readonly GoogleEvent[];
  readonly rev: number;
  /** The parameters of the first page; the following ones have the same. */
  readonly query: string;
}

const INCOMPATIBLE =
  'iCalUID orderBy privateExtendedProperty q sharedExtendedProperty timeMin timeMax updatedMin'.split(
    ' ',
  );
/**
 * Google tells of the instances of a deleted series for about half a year ahead, and is silent
 * about later ones.
 */
const HORIZON_MS = 183 * 86_400_000;
const gone = (reason: string, message: string) => new GoogleError(410, reason, message, 'calendar');

/** All that Google promises of a deleted event, and of an instance that was left out. */
const bare = ({ id, status, recurringEventId, originalStartTime }: GoogleEvent): GoogleEvent =>
  ({ id, status, ...(recurringEventId && { recurringEventId, originalStartTime }) }) as GoogleEvent;

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
  /** Some accounts answer 403 where a deleted event is written under its id again. */
  revivesDeleted = true;
  /** Google promises nothing of a cancelled event but its id. */
  tellsSeriesOfCancelled = true;
  /** Calendars with guests' copies, by the event's id. */
  readonly #copies = new Map<string, GoogleCalendar>();

  constructor(
    readonly id: string,
    readonly summary: string,
    public accessRole: AccessRole,
    /** IANA name: in it the API shows times. */
    readonly timeZone: string,
    readonly now: () => number,
    readonly primary = false,
  ) {}

  get entry() {
    const { id, summary, accessRole, timeZone, primary } = this;
    const kind = 'calendar#calendarListEntry';
    return { kind, id, summary, accessRole, timeZone, ...(primary && { primary }) };
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

  #store(input: GoogleEvent): GoogleEvent {
    const event = checked(input);
    if (!event.recurrence) return this.#put(event);
    // From now on its instances are listed in its place.
    this.#single.delete(event.id);
    return this.#putMaster(event);
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

  #requireLive(event: GoogleEvent): void {
    if (isCancelled(event) && !this.revivesDeleted)
      throw new GoogleError(403, 'forbidden', 'Forbidden');
  }

  /** Times are the organiser's alone. */
  #requireOrganizer({ organizer }: GoogleEvent, { start, end }: EventInput): void {
    if (organizer?.self === false && (start || end))
      throw new GoogleError(
        403,
        'forbiddenForNonOrganizer',
        'Shared properties can only be changed by the organizer of the event.',
        'calendar',
      );
  }

  #toCopies({ id, start, end, status }: GoogleEvent): void {
    const copies = this.#copies.get(id);
    const held = copies?.get(id);
    if (copies && held) copies.#store({ ...held, start, end, status } as GoogleEvent);
  }

  /** Replaces the event; one that was deleted stands again. */
  update(id: string, input: EventInput, ifMatch?: string): GoogleEvent {
    const before = this.#find(id);
    this.#requireMatch(before, ifMatch);
    this.#requireLive(before);
    this.#requireOrganizer(before, input);
    const stored = this.#store({ status: 'confirmed', ...input, id, etag: '' });
    this.#toCopies(stored);
    return stored;
  }

  patch(id: string, input: EventInput, ifMatch?: string): GoogleEvent {
    const before = this.#find(id);
    this.#requireMatch(before, ifMatch);
    this.#requireLive(before);
    this.#requireOrganizer(before, input);
    const stored = this.#store(patched(before, input));
    this.#toCopies(stored);
    return stored;
  }

  delete(id: string, ifMatch?: string): void {
    const before = this.#find(id);
    if (isCancelled(before)) throw gone('deleted', 'Resource has been deleted');
    this.#requireMatch(before, ifMatch);
    const after: GoogleEvent = { ...before, status: 'cancelled' };
    if (before.recurrence) this.#putMaster(after);
    else this.#put(after);
    this.#toCopies(after);
  }

  /** Puts a guest's copy into another calendar: the same id; only the organiser moves it. */
  invite(id: string, guest: GoogleCalendar): void {
    const { etag: _, ...event } = this.#find(id);
    guest.#store({ ...event, etag: '', organizer: { email: this.id, self: false } });
    this.#copies.set(id, guest);
  }

  /** `events.move`: the same id in another calendar, and gone from this one. */
  moveTo(id: string, other: GoogleCalendar): void {
    const { etag: _, ...event } = this.#find(id);
    this.delete(id);
    other.#store({ ...event, etag: '' });
  }

  /** `calendars.clear` */
  clear(): void {
    for (const id of this.#masters.keys()) if (!isCancelled(this.#find(id))) this.delete(id);
    for (const { id } of this.events) this.delete(id);
  }

  /**
   * "This and following": the series is cut, and another one begins. Some programs first make the
   * new one, others first cut.
   */
  split(
    id: string,
    at: { readonly before: number; readonly after: number },
    following: EventInput & { readonly id: string },
    between: { readonly isCutFirst: boolean; readonly run: () => Promise<unknown> },
  ): Promise<void> {
    const cut = () => this.patch(id, { recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${at.before}`] });
    const begin = () =>
      this.#store({
        ...this.#find(id),
        ...following,
        recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${at.after}`],
        etag: '',
      });
    const steps = between.isCutFirst ? [cut, begin] : [begin, cut];
    steps[0]?.();
    return between.run().then(() => void steps[1]?.());
  }

  list(query: URLSearchParams): unknown {
    const listing = this.#listingOf(query);
    const size = Math.min(Number(query.get('maxResults') ?? 250), this.pageLimit);
    const rest = listing.items.slice(size);
    const kind = 'calendar#events';
    const { summary, accessRole, timeZone } = this;
    const items = listing.items.slice(0, size).map((event) => shown(event, timeZone));
    const page = { kind, summary, accessRole, timeZone, items };
    if (rest.length === 0) return { ...page, nextSyncToken: `sync-${listing.rev}` };
    const nextPageToken = randomBytes(9).toString('base64url');
    this.#listings.set(nextPageToken, { ...listing, items: rest });
    return { ...page, nextPageToken };
  }

  #listingOf(query: URLSearchParams): Listing {
    const pageToken = query.get('pageToken');
    const first = new URLSearchParams(query);
    first.delete('pageToken');
    if (pageToken === null) return this.#begin(query, first.toString());
    const listing = this.#listings.get(pageToken);
    if (listing?.query !== first.toString())
      throw new GoogleError(400, 'invalid', 'Invalid page token value.');
    return listing;
  }

  #begin(query: URLSearchParams, text: string): Listing {
    const rev = this.#rev;
    const token = query.get('syncToken');
    const held = [...this.#single.values()];
    if (query.get('singleEvents') !== 'true')
      throw badRequest('This stand-in lists single events only.');
    if (token !== null) return { items: this.#changedSince(token, query), rev, query: text };
    const from = Date.parse(query.get('timeMin') ?? '');
    const to = Date.parse(query.get('timeMax') ?? '');
    if (to <= from)
      throw new GoogleError(
        400,
        'timeRangeEmpty',
        'The specified time range is empty.',
        'calendar',
      );
    const items = held
      .map(({ event }) => event)
      .filter((event) => query.get('showDeleted') === 'true' || !isCancelled(event))
      .filter(({ end }) => isNaN(from) || timeOf(end) > from)
      .filter(({ start }) => isNaN(to) || timeOf(start) < to);
    return { items, rev, query: text };
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
      .filter(({ event, rev }) => rev > since && !this.#isUntold(event))
      .map(({ event }) => (isCancelled(event) ? this.#bare(event) : event));
  }

  #bare(event: GoogleEvent): GoogleEvent {
    const { id, status } = event;
    return this.tellsSeriesOfCancelled ? bare(event) : ({ id, status } as GoogleEvent);
  }

  #isUntold(event: GoogleEvent): boolean {
    const { recurringEventId, originalStartTime } = event;
    const master = this.#masters.get(recurringEventId ?? '');
    if (!isCancelled(event) || !master || !isCancelled(master)) return false;
    return timeOf(originalStartTime) > this.now() + HORIZON_MS;
  }
}
