import type { NoteInsights } from '../../data/queries/people/statistics.ts';
import type { SentimentPeriod } from '../../domain/notes/mood/sentiment.ts';
import { CONFIDENCE, LEFT_OUT } from '../../domain/notes/merging/change.ts';
import { isByOlderVersion } from '../../domain/notes/readers.ts';
import { NO_CHANGE } from '../../pieces/notes/evolution.ts';
import { notesWords, scoreWords } from '../../pieces/notes/PeriodMood.tsx';
import { accuracyWords, readBy } from '../../pieces/notes/readerWords.ts';
import { formatDay, monthName } from '../../domain/time/format.ts';

export const FAILED = 'Erro ao carregar análise';
export const ONLY_PSYCHOLOGISTS =
  'As análises são feitas das notas clínicas, vistas apenas por quem as escreveu.';

/** Says that notes were read by an earlier version, and where to have them read again. */
function olderWords(readers: NoteInsights['readers']): readonly string[] {
  const older = readers
    .filter(({ reader }) => isByOlderVersion(reader))
    .reduce((sum, { notes }) => sum + notes, 0);
  if (older === 0) return [];
  return [
    `${notesWords(older)} por uma versão anterior: ao ler cada uma, você pode pedir outra leitura.`,
  ];
}

/** Says who made the estimates, what for, and how often the newest reader is right. */
export function estimatesWords({ readers }: Pick<NoteInsights, 'readers'>): string {
  const who = readers.map(({ reader }) => readBy(reader));
  const made = who.length === 0 ? '' : `, feitas ${who.join(' e ')}`;
  return [
    `Estimativas de um programa${made}, a partir das suas notas, para reencontrar sessões.`,
    'Não avaliam a pessoa nem risco.',
    ...olderWords(readers),
    ...(readers[0] ? [accuracyWords(readers[0].reader)] : []),
  ].join(' ');
}
export const ARRIVING = 'Suas notas ainda não chegaram todas a este aparelho.';

const TREND = { up: 'Em alta', down: 'Em queda', unclear: NO_CHANGE } as const;

/** A direction is said of one patient alone, and only where its interval excludes zero. */
export const trendWords = ({ trend }: NoteInsights): string =>
  trend === null ? 'só por paciente' : TREND[trend];

/** Says what a trend rests on. */
export function trendDetail({ trend, change }: NoteInsights): string {
  if (trend === null) return 'escolha um paciente: pessoas diferentes não têm tendência comum';
  if (change === null) return `são poucas notas: sem as ${LEFT_OUT} primeiras, menos de 6`;
  const { count, estimate, low, high } = change;
  return (
    `${scoreWords(estimate)} em ${notesWords(count)}, sem as ${LEFT_OUT} primeiras; intervalo de ` +
    `${CONFIDENCE * 100} %: ${scoreWords(low)} a ${scoreWords(high)}`
  );
}

/** Says which notes of the period have no estimate, and why. */
export function withoutWords(insights: NoteInsights): string {
  const { totalNotes, withoutEstimate, withRisk, unread, withoutConsent } = insights;
  const parts = [
    [withoutEstimate, 'sem estimativa'],
    [withRisk, 'com palavras de risco, sem pontuação'],
    [unread, 'ainda sem leitura'],
    [withoutConsent, 'fora das contas: falta o consentimento do paciente para IA'],
  ] as const;
  return [
    `de ${notesWords(totalNotes)} no período`,
    ...parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`),
  ].join(' · ');
}

/** Says whose notes the figures are of. */
export const patientsWords = ({ patients }: NoteInsights): string =>
  patients === 1 ? 'de 1 paciente' : `de ${patients} pacientes juntos`;

/** By the sign of the mean, however small: the face of a mood has wider bands. */
export function classWords({ averageSentiment }: NoteInsights): string {
  if (averageSentiment === null) return 'nenhuma nota com pontuação';
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
