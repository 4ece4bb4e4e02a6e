import type { DashboardAnalysis } from '../../domain/dashboard/analysis.ts';
import type { DashboardPeriod } from '../../domain/dashboard/period.ts';
import { formatMinutes, monthName, weekdayName, weekdayShort } from '../../domain/time/format.ts';
import type { WallClock } from '../../domain/time/zone.ts';

export const FAILED = 'Erro ao carregar dados';
export const NO_DATA = 'Dados insuficientes para análise';
const NO_BASE = 'sem base';
export const PERIOD_ARRIVING = 'As sessões deste período ainda não chegaram todas.';

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

export const hoursWords = (hours: number): string => `${numbers.format(hours)} h`;
export const rateWords = (rate: number): string => `${numbers.format(rate)}%`;

export const countWords = (count: number): string => numbers.format(count);

export const sessionsWords = (count: number): string =>
  `${numbers.format(count)} ${count === 1 ? 'sessão' : 'sessões'}`;

/** What a trend is compared with, by the clock at which that stretch ends. */
const BASES: Readonly<Record<DashboardPeriod, (end: WallClock) => string>> = {
  today: ({ minutes }) => `ontem até ${formatMinutes(minutes)}`,
  week: ({ day }) => `semana passada até ${weekdayShort(day)}`,
  month: ({ day }) => `${monthName(day)} até dia ${Number(day.slice(8))}`,
  year: ({ day }) => `${day.slice(0, 4)} até ${Number(day.slice(8))}/${day.slice(5, 7)}`,
};

/** @param end of the stretch before: the last minute that counts */
export const baseWords = (period: DashboardPeriod, end: WallClock): string => BASES[period](end);

/** @param day of today */
export const weekdayBase = (day: string): string =>
  `${weekdayName(day)} passada`.replace(/^(sábado|domingo) passada$/, '$1 passado');

const signed = new Intl.NumberFormat('pt-BR', {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** `+12% vs. outubro até dia 22` @param change `null` where there is nothing to compare with */
export const trendWords = (
  change: number | null,
  base: string,
  unit: '%' | ' p.p.' = '%',
): string => (change === null ? NO_BASE : `${signed.format(change)}${unit} vs. ${base}`);

const twoDigits = (text: string): string => text.padStart(2, '0');

/** `14h`, `seg 23`, `05/11` or `nov`. */
export function placeWords(
  at: DashboardAnalysis['hours'][number]['at'],
  period: DashboardPeriod,
): string {
  switch (period) {
    case 'today':
      return `${at}h`;
    case 'week':
      return `${weekdayShort(at)} ${Number(at.slice(8))}`;
    case 'month':
      return `${twoDigits(at.slice(8))}/${at.slice(5, 7)}`;
    case 'year':
      return monthName(`${at}-01`).slice(0, 3);
  }
}
