import { fold } from '../../domain/core/fold.ts';
import { brazilianZones } from '../../domain/tenants/timeZones.ts';
import { zonePlace } from '../../domain/time/zoneWords.ts';
import { cityNames } from './cities.ts';

export interface ZoneOption {
  readonly id: string;
  readonly name: string;
  readonly group: 'Brasil' | 'Outros lugares';
  /** Folded: all that a person may type to find it. */
  readonly words: string;
}

const brazilian = new Map(brazilianZones);

const cityOf = (zone: string): string =>
  cityNames[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `Portugal (Lisboa)`, `Nova York (Miami, Boston)` */
function nameAbroad(zone: string): string {
  const [place, city] = [zonePlace(zone), cityOf(zone)];
  return fold(place) === fold(city) ? place : `${place} (${city})`;
}

/** A zone's name on a list, without the list: `Bahia`, `Portugal (Lisboa)`. */
export const zoneName = (zone: string): string => brazilian.get(zone) ?? nameAbroad(zone);

function optionOf(id: string): ZoneOption {
  const name = zoneName(id);
  const group = brazilian.has(id) ? 'Brasil' : 'Outros lugares';
  return { id, name, group, words: fold(`${name} ${id.replaceAll(/[_/]/g, ' ')}`) };
}

const compare = new Intl.Collator('pt-BR').compare;
let kept: readonly ZoneOption[] | undefined;

/** All that this browser knows: Brazil's from east to west, then the world's by their names. */
function allOptions(): readonly ZoneOption[] {
  if (kept) return kept;
  const abroad = Intl.supportedValuesOf('timeZone')
    .filter((id) => !brazilian.has(id))
    .map(optionOf)
    .toSorted((a, b) => compare(a.name, b.name));
  kept = [...brazilianZones.map(([id]) => optionOf(id)), ...abroad];
  return kept;
}

/** The present one is always among them. */
export function optionsWith(present: string): readonly ZoneOption[] {
  const all = allOptions();
  return all.some(({ id }) => id === present) ? all : [optionOf(present), ...all];
}

const SHOWN_MOST = 60;

/** The options whose words contain all that was typed, in any order and without accents. */
export function matching(options: readonly ZoneOption[], typed: string): ZoneOption[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return options
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .slice(0, SHOWN_MOST);
}
