import { isBusy, type Link, type Local, type Series, stands, type State } from './state.ts';

/** A session goes over from an event that is gone to one that has taken its place. */
export interface Succession {
  readonly gone: Link;
  readonly next: Link;
}

const DAY_MS = 86_400_000;
/** A series is moved by a week at most: beyond, it cannot be told which time became which. */
const SHIFT_MAX = 7 * DAY_MS;
/** Clocks may be changed between two times of a series. */
const CLOCKS_MS = 3_600_000;

const INSTANCE = /^(.+)_(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/;

/** The series of an event, by what Google said of it or by its id. */
function seriesOf({ series, eventId }: Link): Series | undefined {
  if (series) return series;
  const [, id, year, month, day, hour = '00', minute = '00', second = '00'] =
    INSTANCE.exec(eventId) ?? [];
  if (id === undefined) return undefined;
  return { id, startAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z` };
}

/** Google's screen gives the second part of a divided series the id of the first and this. */
const DIVIDED = /_R\d{8}(T\d{6}Z?)?$/;

interface Instance {
  readonly link: Link;
  readonly root: string;
  readonly at: number;
}

const asInstance = (link: Link): Instance[] => {
  const series = seriesOf(link);
  if (!series) return [];
  return [{ link, root: series.id.replace(DIVIDED, ''), at: Date.parse(series.startAt) }];
};

export const isOfSeries = (link: Link): boolean => seriesOf(link) !== undefined;

/** Instances by their time, so that a series of thousands is matched at once. */
class Free {
  readonly #sorted: readonly Instance[];
  readonly #taken = new Set<Instance>();

  constructor(instances: readonly Instance[]) {
    this.#sorted = instances.toSorted((a, b) => a.at - b.at);
  }

  /** The place of the first one at a time or later. */
  #placeOf(at: number): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((this.#sorted[middle]?.at ?? 0) < at) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Those not taken that are at most so far from a time, the earliest first. */
  *around(at: number, distance: number): Generator<Instance> {
    for (let place = this.#placeOf(at - distance); ; place += 1) {
      const one = this.#sorted[place];
      if (!one || one.at > at + distance) return;
      if (!this.#taken.has(one)) yield one;
    }
  }

  /** The one that stands where a shift takes an instance to. */
  shifted(one: Instance, shift: number): Instance | undefined {
    const at = one.at + shift;
    let nearest: Instance | undefined;
    for (const next of this.around(at, CLOCKS_MS))
      if (!nearest || Math.abs(next.at - at) < Math.abs(nearest.at - at)) nearest = next;
    return nearest;
  }

  take(one: Instance): void {
    this.#taken.add(one);
  }
}

/** The shift that most instances have in common; of several the smallest. */
function commonShift(gone: readonly Instance[], free: Free): number | undefined {
  const shifts = new Set<number>();
  for (const { at } of gone)
    for (const next of free.around(at, SHIFT_MAX)) shifts.add(next.at - at);
  let best: { readonly shift: number; readonly count: number } | undefined;
  for (const shift of [...shifts].toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const count = gone.filter((one) => free.shifted(one, shift)).length;
    if (count > (best?.count ?? 0)) best = { shift, count };
    // No other can have more.
    if (best?.count === gone.length) break;
  }
  return best?.shift;
}

function within(gone: readonly Instance[], instances: readonly Instance[]): Succession[] {
  const free = new Free(instances);
  const shift = commonShift(gone, free);
  if (shift === undefined) return [];
  // Later ones make room for earlier ones where the series moved ahead, and the other way round.
  const order = gone.toSorted((a, b) => (shift > 0 ? b.at - a.at : a.at - b.at));
  return order.flatMap((one) => {
    const next = free.shifted(one, shift);
    if (!next) return [];
    free.take(next);
    return [{ gone: one.link, next: next.link }];
  });
}

const timeOf = ({ startAt, endAt }: Link): string => `${startAt} ${endAt}`;

/**
 * Finds the events that took the place of those that are gone. Google gives each time of a series
 * another id when the series is moved or divided. An event of a series of another name counts only
 * at the very same time. Pure.
 */
export function successions({ locals, links }: State): readonly Succession[] {
  const byId = new Map(locals.map((local) => [local.id, local]));
  const localOf = ({ appointmentId }: Link): Local | undefined => byId.get(appointmentId);
  const gone = links
    .filter((link) => {
      const local = localOf(link);
      return link.origin === 'theirs' && link.goneAt && local && !isBusy(local) && stands(local);
    })
    .flatMap(asInstance);
  const free = links
    .filter((link) => {
      const local = localOf(link);
      return link.origin === 'theirs' && !link.goneAt && local && isBusy(local) && stands(local);
    })
    .flatMap(asInstance);
  const found = [...new Set(gone.map(({ root }) => root))].flatMap((root) => {
    const isSame = (one: Instance): boolean => one.root === root;
    return within(gone.filter(isSame), free.filter(isSame));
  });
  const used = new Set(found.flatMap((one) => [one.gone.eventId, one.next.eventId]));
  const left = new Map<string, Link[]>();
  for (const { link } of free) {
    if (used.has(link.eventId)) continue;
    const same = left.get(timeOf(link));
    if (same) same.push(link);
    else left.set(timeOf(link), [link]);
  }
  for (const { link } of gone) {
    const next = used.has(link.eventId) ? undefined : left.get(timeOf(link))?.shift();
    if (next) found.push({ gone: link, next });
  }
  return found;
}
