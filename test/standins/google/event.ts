/** A point of time of an event: `date` on those that last whole days. */
export interface EventTime {
  readonly dateTime?: string;
  readonly date?: string;
  readonly timeZone?: string;
}

/** The Events resource, as far as it is used. */
export interface GoogleEvent {
  readonly id: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly etag: string;
  readonly summary?: string;
  readonly description?: string;
  readonly start?: EventTime;
  readonly end?: EventTime;
  readonly transparency?: 'opaque' | 'transparent';
  readonly visibility?: string;
  readonly eventType?: string;
  readonly recurrence?: readonly string[];
  readonly recurringEventId?: string;
  readonly originalStartTime?: EventTime;
  readonly attendees?: readonly {
    readonly email?: string;
    readonly self?: boolean;
    readonly responseStatus?: string;
  }[];
  readonly extendedProperties?: { readonly private?: Readonly<Record<string, string>> };
  readonly reminders?: unknown;
}

export type EventInput = Partial<Omit<GoogleEvent, 'etag'>>;

const DAY_MS = 86_400_000;

/** Milliseconds; whole days begin at midnight of UTC, which is close enough to filter by. */
export const timeOf = (time: EventTime | undefined): number =>
  Date.parse(time?.dateTime ?? time?.date ?? '');

const shifted = (time: EventTime | undefined, ms: number): EventTime =>
  time?.date
    ? { date: new Date(Date.parse(time.date) + ms).toISOString().slice(0, 10) }
    : { ...time, dateTime: new Date(timeOf(time) + ms).toISOString() };

/** The instances of a recurring event: `FREQ=DAILY` or `WEEKLY` with a `COUNT`. */
export function expand(master: GoogleEvent): GoogleEvent[] {
  const rule = master.recurrence?.find((line) => line.startsWith('RRULE:')) ?? '';
  const [, freq] = /FREQ=(DAILY|WEEKLY)/.exec(rule) ?? [];
  const [, count] = /COUNT=(\d+)/.exec(rule) ?? [];
  const step = freq === 'DAILY' ? DAY_MS : 7 * DAY_MS;
  return Array.from({ length: Number(count ?? 1) }, (_, index) => {
    const { recurrence: _rule, ...rest } = master;
    const start = shifted(master.start, index * step);
    const stamp = (start.date ?? start.dateTime ?? '').replaceAll(/[-:]|\.\d+/g, '');
    return {
      ...rest,
      id: `${master.id}_${stamp}`,
      recurringEventId: master.id,
      originalStartTime: start,
      start,
      end: shifted(master.end, index * step),
    };
  });
}
