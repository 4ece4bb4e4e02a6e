import { formatSpan, formatTime, weekdayShort } from './format.ts';
import { wallClock } from './zone.ts';

/** The names of today: clocks and their names change with the years. */
const RECENT = Date.UTC(2026, 0, 1);

type Style = 'longGeneric' | 'shortGeneric';

function styled(zone: string, timeZoneName: Style): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName });
  const part = format.formatToParts(RECENT).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? zone;
}

/** By law their clocks are those of Amazonas; nobody there calls them so. */
const ownNames: Readonly<Record<string, string>> = {
  'America/Boa_Vista': 'de Boa Vista',
  'America/Campo_Grande': 'de Campo Grande',
  'America/Cuiaba': 'de Cuiabá',
  'America/Porto_Velho': 'de Porto Velho',
};

/** `Portugal`, `Nova York`: where a zone outside Brazil is; else the city of its IANA name. */
export function zonePlace(zone: string): string {
  const [, place] = /^Horário (.+)$/.exec(styled(zone, 'shortGeneric')) ?? [];
  return place ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** `de Brasília`, `da Europa Ocidental`; of a zone whose name has no such form, `null`. */
function nameOf(zone: string): string | null {
  const [, name] =
    /^Horário (?:Padrão |de Verão )?(d[aeo]s? .+|Central)$/.exec(styled(zone, 'longGeneric')) ?? [];
  return name ?? null;
}

function spoken(zone: string): string {
  const own = ownNames[zone];
  if (own) return `horário ${own}`;
  if (zone === 'UTC') return 'horário UTC';
  const [name, short] = [nameOf(zone), styled(zone, 'shortGeneric')];
  if (!short.startsWith('Horário ')) return name ? `horário ${name}` : `horário ${short}`;
  const place = zonePlace(zone);
  if (!name) return `horário local (${place})`;
  return name.endsWith(place) ? `horário ${name}` : `horário ${name} (${place})`;
}

const kept = new Map<string, string>();

/** `horário de Brasília`, `horário da Europa Ocidental (Portugal)`. @param zone IANA name */
export function zoneWords(zone: string): string {
  const known = kept.get(zone);
  if (known !== undefined) return known;
  const words = spoken(zone);
  kept.set(zone, words);
  return words;
}

/** True if clocks in the two zones show the same at an instant. */
export function agree(instant: string, zone: string, other: string): boolean {
  if (zone === other) return true;
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day === b.day && a.minutes === b.minutes;
}

interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

interface Zones {
  /** IANA name of the zone whose hours the screens show. */
  readonly zone: string;
  /** IANA name of the device's own. */
  readonly here: string;
}

/** `sáb, 28/11, `, where it is another day here. */
function otherDay(instant: string, { zone, here }: Zones): string {
  const { day } = wallClock(instant, here);
  if (day === wallClock(instant, zone).day) return '';
  return `${weekdayShort(day)}, ${day.slice(8)}/${day.slice(5, 7)}, `;
}

/** `16:00 neste aparelho`; `null` where this device's clock shows the same. */
export const hourHere = (instant: string, zones: Zones): string | null =>
  agree(instant, zones.zone, zones.here)
    ? null
    : `${otherDay(instant, zones)}${formatTime(instant, zones.here)} neste aparelho`;

/** `16:00 – 16:50 neste aparelho`; `null` where this device's clock shows the same. */
export const spanHere = (span: Span, zones: Zones): string | null =>
  agree(span.startAt, zones.zone, zones.here)
    ? null
    : `${otherDay(span.startAt, zones)}${formatSpan(span, zones.here)} neste aparelho`;

/**
 * A time as it is shown, with whose clock it is where this device's shows another.
 * @param shown as `18:00`
 * @param other of `hourHere` or `spanHere`
 * @returns `18:00`, or `18:00, horário de Brasília · 16:00 neste aparelho`
 */
export const withHere = (shown: string, zone: string, other: string | null): string =>
  other === null ? shown : `${shown}, ${zoneWords(zone)} · ${other}`;
