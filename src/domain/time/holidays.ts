import { daysBetween } from './days.ts';

/** A day on which Brazil rests. */
export interface Holiday {
  readonly name: string;
  /** No holiday by law, but a *ponto facultativo* on which many do not work. */
  readonly isOptional: boolean;
}

// Lei 662/1949 as worded by Lei 10.607/2002, Lei 6.802/1980 (12 October), Lei 14.759/2023 (20 November, since 2024).
// Good Friday and the optional days are those that the federal government's yearly portaria lists.
const FIXED: Readonly<Record<string, { readonly name: string; readonly since?: number }>> = {
  '01-01': { name: 'Confraternização Universal' },
  '04-21': { name: 'Tiradentes' },
  '05-01': { name: 'Dia do Trabalho' },
  '09-07': { name: 'Independência do Brasil' },
  '10-12': { name: 'Nossa Senhora Aparecida' },
  '11-02': { name: 'Finados' },
  '11-15': { name: 'Proclamação da República' },
  '11-20': { name: 'Consciência Negra', since: 2024 },
  '12-25': { name: 'Natal' },
};

/** By days after Easter Sunday. */
const MOVABLE: ReadonlyMap<number, Holiday> = new Map([
  [-48, { name: 'Carnaval', isOptional: true }],
  [-47, { name: 'Carnaval', isOptional: true }],
  [-46, { name: 'Quarta-feira de Cinzas', isOptional: true }],
  [-2, { name: 'Sexta-feira Santa', isOptional: false }],
  [60, { name: 'Corpus Christi', isOptional: true }],
]);

/** Easter Sunday of the Gregorian calendar (J. Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

/** The national holiday of Brazil on a day, movable ones too; those of states and towns are not known here. */
export function holidayOf(day: string): Holiday | null {
  const year = Number(day.slice(0, 4));
  const fixed = FIXED[day.slice(5)];
  if (fixed && year >= (fixed.since ?? 0)) return { name: fixed.name, isOptional: false };
  return MOVABLE.get(daysBetween(easterOf(year), day)) ?? null;
}
