import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { NoteInsights } from '../../data/queries/statistics.ts';
import { MoodCard } from '../../pieces/notes/MoodCard.tsx';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { notesWords, scoreWords, stretchWords } from './words.ts';

const SCORES = [-1, 1] as const;

/** The mood of a period: over time, by class, and its emotions. */
export function MoodCharts({ insights }: { insights: NoteInsights }) {
  const { overTime, period, positive, neutral, negative } = insights;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' } }}
    >
      <ChartFrame
        title="Sentimento ao longo do tempo"
        shape="line"
        measure="Média"
        points={overTime.map(({ day, average }) => ({
          label: stretchWords(day, period),
          value: average,
        }))}
        format={scoreWords}
        within={SCORES}
      />
      <ChartFrame
        title="Notas por classe"
        shape="shares"
        measure="Notas"
        points={[
          { label: 'Positivas', value: positive },
          { label: 'Neutras', value: neutral },
          { label: 'Negativas', value: negative },
        ]}
        format={notesWords}
      />
      <Emotions insights={insights} />
      <Strongest insights={insights} />
    </Box>
  );
}

const Emotions = ({ insights: { topEmotions } }: { insights: NoteInsights }) => (
  <ChartFrame
    title="Em quantas notas cada emoção aparece"
    shape="ranks"
    measure="Notas"
    points={topEmotions
      .toSorted((a, b) => b.count - a.count)
      .map(({ emotion, count }) => ({ label: emotion, value: count }))}
    format={String}
  />
);

function Strongest({ insights: { averageSentiment, topEmotions } }: { insights: NoteInsights }) {
  const emotions = topEmotions.map(({ emotion, average }) => ({ emotion, score: average }));
  return (
    <Paper component="section" variant="outlined" aria-labelledby="humor" sx={{ padding: 2 }}>
      <Typography id="humor" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        Humor do período
      </Typography>
      <MoodCard mood={{ score: averageSentiment, emotions }} />
    </Paper>
  );
}
