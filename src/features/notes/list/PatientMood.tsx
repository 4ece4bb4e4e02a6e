import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/useLive.ts';
import { usePatterns } from '../../../client/usePatterns.ts';
import { isWhole } from '../../../data/queries/known.ts';
import type { PatternAnalysis } from '../../../domain/notes/patterns.ts';
import { EVOLUTION, FEW_SESSIONS } from '../../../pieces/notes/evolution.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { BY_AI } from '../texts.ts';
import { MoodCard } from '../../../pieces/notes/MoodCard.tsx';

const THEMES = 3;

const Parts = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2, 4),
    marginTop: theme.spacing(1),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
    '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  })),
);

/** The mood of the notes of the last 90 days, and what recurs in all of them: estimates, to find sessions again. */
export function PatientMood({ patientId }: { patientId: string }) {
  const now = useNow();
  const figures = useLive('notes.sentiment', { patientId, period: 'quarter', now });
  const patterns = usePatterns(patientId);
  if (!figures || !isWhole(figures)) return null;
  const { analyzedNotes, averageSentiment, topEmotions } = figures.whole;
  const emotions = topEmotions.map(({ emotion, average }) => ({ emotion, score: average }));
  if (analyzedNotes === 0 && patterns === null) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="humor"
      sx={{ padding: 2, marginBottom: { xs: 1, md: 1.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id="humor" variant="h3" component="h2">
          Humor e temas
        </Typography>
        <StatusBadge tone="secondary">{BY_AI}</StatusBadge>
      </Box>
      <Parts>
        <div>
          <h3>Últimos 90 dias</h3>
          {analyzedNotes > 0 ? (
            <MoodCard mood={{ score: averageSentiment, emotions }} />
          ) : (
            <Quiet>Nenhuma nota com resumo neste período.</Quiet>
          )}
        </div>
        <div>
          <h3>Temas recorrentes</h3>
          <Themes patterns={patterns} />
        </div>
      </Parts>
    </Paper>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

function Themes({ patterns }: { patterns: PatternAnalysis | null | undefined }) {
  if (patterns === undefined) return <Quiet>Lendo as notas…</Quiet>;
  if (patterns === null) return <Quiet>{FEW_SESSIONS}</Quiet>;
  const themes = patterns.recurringThemes.slice(0, THEMES);
  if (themes.length === 0) return <Quiet>Nenhum tema se repetiu até aqui.</Quiet>;
  return (
    <ul>
      {themes.map(({ theme, frequency, evolution }) => (
        <li key={theme}>
          {theme}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            · em {frequency} de {patterns.totalSessions} sessões · {EVOLUTION[evolution]}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
