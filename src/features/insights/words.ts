import type { NoteInsights } from '../../data/queries/statistics.ts';
import type { SentimentPeriod } from '../../domain/notes/sentiment.ts';
import { formatDay, monthName } from '../../domain/time/format.ts';

export const FAILED = 'Erro ao carregar análise';
export const ONLY_PSYCHOLOGISTS =
  'As análises são feitas das notas clínicas, vistas apenas por quem as escreveu.';
export const ESTIMATES =
  'Estimativas de um programa, feitas neste aparelho a partir das suas notas, para reencontrar sessões. Não avaliam a pessoa nem risco.';
export const ARRIVING = 'Suas notas ainda não chegaram todas a este aparelho.';

export const TREND = { up: 'Em alta', down: 'Em queda', stable: 'Estável' } as const;

const score = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
/** `+0,25` */
export const scoreWords = (value: number): string => score.format(value);

export const notesWords = (count: number): string => `${count} ${count === 1 ? 'nota' : 'notas'}`;

/** By the sign of the mean, however small: the face of a mood has wider bands. */
export function classWords({ averageSentiment }: NoteInsights): string {
  if (averageSentiment > 0) return 'positivo: acima de zero';
  return averageSentiment < 0 ? 'negativo: abaixo de zero' : 'neutro: zero';
}

const INTENSITIES = ['alta', 'média', 'baixa'] as const;

/** The one that most notes have; of two with as many the stronger. */
export function commonIntensity({ intensity }: NoteInsights): string {
  const most = Math.max(...Object.values(intensity));
  return INTENSITIES.find((name) => most > 0 && intensity[name] === most) ?? '—';
}

export const intensityWords = ({ intensity }: NoteInsights): string =>
  INTENSITIES.map((name) => `${intensity[name]} ${name}`).join(' · ');

/** What a stretch of the period is called: a day, the Monday of a week, a month. @param day its first one */
export function stretchWords(day: string, period: SentimentPeriod): string {
  if (period === 'year') return `${monthName(day).slice(0, 3)}/${day.slice(2, 4)}`;
  return formatDay(day).slice(0, 5);
}
