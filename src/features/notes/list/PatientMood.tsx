import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/live/useLive.ts';
import { type Patterns as PatternsFound, usePatterns } from '../../../client/live/usePatterns.ts';
import { isWhole } from '../../../data/queries/kit/known.ts';
import { evolutionWords, themesOrWhy } from '../../../pieces/notes/evolution.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { BY_PROGRAM } from '../texts.ts';
import { PeriodMood, withoutConsentWords } from '../../../pieces/notes/PeriodMood.tsx';

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
  const { analyzedNotes } = figures.whole;
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
        <StatusBadge tone="secondary">{BY_PROGRAM}</StatusBadge>
      </Box>
      <Parts>
        <div>
          <h3>Últimos 90 dias</h3>
          {analyzedNotes > 0 ? (
            <PeriodMood figures={figures.whole} />
          ) : (
            <Quiet>
              {withoutConsentWords(figures.whole) || 'Nenhuma nota com estimativa neste período.'}
            </Quiet>
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

function Themes({ patterns }: { patterns: PatternsFound | undefined }) {
  const found = themesOrWhy(patterns);
  if (typeof found === 'string') return <Quiet>{found}</Quiet>;
  return (
    <ul>
      {found.recurringThemes.slice(0, THEMES).map((one) => (
        <li key={one.theme}>
          {one.theme}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            · em {one.frequency} de {found.totalSessions} sessões · {evolutionWords(one)}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
