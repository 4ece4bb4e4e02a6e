import Typography from '@mui/material/Typography';
import type { NoteInsights } from '../../data/queries/people/statistics.ts';
import { notesWords, otherReaders, scoreWords } from '../../pieces/notes/PeriodMood.tsx';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import {
  classWords,
  commonIntensity,
  intensityWords,
  patientsWords,
  trendDetail,
  trendWords,
  withoutWords,
} from './words.ts';

/** Shows what a period's notes come to. @param insights of at least one note with an estimate */
export function InsightFigures({ insights }: { insights: NoteInsights }) {
  const { averageSentiment, analyzedNotes, comparedNotes } = insights;
  const ofNotes = `de ${notesWords(comparedNotes)}`;
  const others = otherReaders(insights);
  return (
    <>
      <StatCards
        desktop={4}
        stats={[
          {
            label: 'Notas com estimativa',
            value: analyzedNotes,
            detail: withoutWords(insights),
          },
          {
            label: 'Sentimento médio',
            value: averageSentiment === null ? '—' : scoreWords(averageSentiment),
            detail: `${classWords(insights)} · ${ofNotes} ${patientsWords(insights)}`,
          },
          {
            label: 'Tendência',
            wide: true,
            value: trendWords(insights),
            detail: trendDetail(insights),
          },
          {
            label: 'Intensidade mais comum',
            wide: true,
            value: commonIntensity(insights),
            detail: `${intensityWords(insights)} · ${ofNotes}`,
          },
        ]}
      />
      {others && <Typography variant="body2">{others}</Typography>}
    </>
  );
}
