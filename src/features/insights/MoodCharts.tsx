import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { NoteInsights } from '../../data/queries/people/statistics.ts';
import { notesWords, PeriodMood, scoreWords } from '../../pieces/notes/PeriodMood.tsx';
import { readerName } from '../../pieces/notes/readerWords.ts';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { stretchWords } from './words.ts';

const SCORES = [-1, 1] as const;

/** The mood of a period: over time, by class, and its emotions. */
export function MoodCharts({ insights }: { insights: NoteInsights }) {
  const { comparedNotes, positive, neutral, negative, mixed } = insights;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' } }}
    >
      <OverTime insights={insights} />
      <ChartFrame
        title={`Notas por classe, de ${notesWords(comparedNotes + mixed)}`}
        shape="shares"
        measure="Notas"
        points={[
          { label: 'Positivas', value: positive },
          // In this order the chart's colours draw no other class in red.
          { label: 'Negativas', value: negative },
          { label: 'Neutras', value: neutral },
          { label: 'Mistas', value: mixed },
        ]}
        format={notesWords}
      />
      <Emotions insights={insights} />
      <Strongest insights={insights} />
    </Box>
  );
}

/** A chart for each reader: a line from one to another would show a change of programs. */
function OverTime({ insights }: { insights: NoteInsights }) {
  const { overTime, period, patients } = insights;
  const whose = patients > 1 ? ', de todos os pacientes juntos' : '';
  const isOnly = overTime.length === 1;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {overTime.map(({ reader, points }) => (
        <ChartFrame
          key={readerName(reader)}
          title={`Sentimento ao longo do tempo${whose}${isOnly ? '' : `, lido por ${readerName(reader)}`}`}
          shape="line"
          measure="Média"
          points={points.map(({ day, average, count }) => ({
            label: stretchWords(day, period),
            value: average,
            detail: `de ${notesWords(count)}`,
          }))}
          format={scoreWords}
          within={SCORES}
        />
      ))}
    </Box>
  );
}

const Emotions = ({ insights: { topEmotions, comparedNotes } }: { insights: NoteInsights }) => (
  <ChartFrame
    title={`Em quantas de ${notesWords(comparedNotes)} cada emoção aparece`}
    shape="ranks"
    measure="Notas"
    points={topEmotions
      .toSorted((a, b) => b.count - a.count)
      .map(({ emotion, count }) => ({ label: emotion, value: count }))}
    format={String}
  />
);

const Strongest = ({ insights }: { insights: NoteInsights }) => (
  <Paper component="section" variant="outlined" aria-labelledby="humor" sx={{ padding: 2 }}>
    <Typography id="humor" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
      Humor nas notas do período
    </Typography>
    <PeriodMood figures={insights} />
  </Paper>
);
