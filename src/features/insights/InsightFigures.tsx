import type { NoteInsights } from '../../data/queries/statistics.ts';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import {
  classWords,
  commonIntensity,
  intensityWords,
  notesWords,
  scoreWords,
  TREND,
} from './words.ts';

/** What a period's notes come to. @param insights of at least one note with a score */
export function InsightFigures({ insights }: { insights: NoteInsights }) {
  const { averageSentiment, analyzedNotes, totalNotes, trend } = insights;
  return (
    <StatCards
      stats={[
        {
          label: 'Notas analisadas',
          value: analyzedNotes,
          detail: `de ${notesWords(totalNotes)} no período`,
        },
        {
          label: 'Sentimento médio',
          value: scoreWords(averageSentiment),
          detail: classWords(insights),
        },
        { label: 'Tendência', value: TREND[trend], detail: 'na segunda metade do período' },
        {
          label: 'Intensidade mais comum',
          wide: true,
          value: commonIntensity(insights),
          detail: intensityWords(insights),
        },
      ]}
    />
  );
}
