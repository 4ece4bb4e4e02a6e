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

/** The candidate that stands where a shift takes an instance to. */
const shifted = (one: Instance, shift: number, free: readonly Instance[]): Instance | undefined =>
  free
    .filter(({ at }) => Math.abs(at - one.at - shift) <= CLOCKS_MS)
    .toSorted((a, b) => Math.abs(a.at - one.at - shift) - Math.abs(b.at - one.at - shift))[0];

/** The shift that most instances have in common; of several the smallest. */
function commonShift(gone: readonly Instance[], free: readonly Instance[]): number | undefined {
  const shifts = new Set(gone.flatMap(({ at }) => free.map((next) => next.at - at)));
  let best: { readonly shift: number; readonly count: number } | undefined;
  for (const shift of [...shifts].toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    if (Math.abs(shift) > SHIFT_MAX) break;
    const count = gone.filter((one) => shifted(one, shift, free)).length;
    if (count > (best?.count ?? 0)) best = { shift, count };
  }
  return best?.shift;
}

function within(gone: readonly Instance[], free: readonly Instance[]): Succession[] {
  const shift = commonShift(gone, free);
  if (shift === undefined) return [];
  const taken = new Set<string>();
  // Later ones make room for earlier ones where the series moved ahead, and the other way round.
  const order = gone.toSorted((a, b) => (shift > 0 ? b.at - a.at : a.at - b.at));
  return order.flatMap((one) => {
    const left = free.filter(({ link }) => !taken.has(link.eventId));
    const next = shifted(one, shift, left);
    if (!next) return [];
    taken.add(next.link.eventId);
    return [{ gone: one.link, next: next.link }];
  });
}

const isAtTimeOf = (a: Link, b: Link): boolean => a.startAt === b.startAt && a.endAt === b.endAt;

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
  for (const { link } of gone) {
    if (used.has(link.eventId)) continue;
    const next = free.find((one) => !used.has(one.link.eventId) && isAtTimeOf(one.link, link));
    if (!next) continue;
    used.add(next.link.eventId);
    found.push({ gone: link, next: next.link });
  }
  return found;
}
