import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePatterns } from '../../client/usePatterns.ts';
import type { PatternAnalysis } from '../../domain/notes/patterns.ts';
import { EVOLUTION, FEW_SESSIONS } from '../../pieces/notes/evolution.ts';

const Themes = styled('ul')(
  memoTheme(({ theme }) => ({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: theme.spacing(2, 4),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
    '& h3': { ...theme.typography.subtitle2, margin: 0 },
    '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
    '& blockquote': {
      margin: theme.spacing(0.5, 0, 0),
      paddingInlineStart: theme.spacing(1.5),
      borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
      overflowWrap: 'anywhere',
    },
  })),
);

/** What recurs in all notes of a patient, with a sentence of each of the newest sessions. */
export function Patterns({ patientId }: { patientId: string }) {
  const patterns = usePatterns(patientId);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="padroes" sx={{ padding: 2 }}>
      <Typography id="padroes" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        Padrões identificados
      </Typography>
      <Found patterns={patterns} />
    </Paper>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);

function Found({ patterns }: { patterns: PatternAnalysis | null | undefined }) {
  if (patterns === undefined) return <Quiet>Lendo as notas…</Quiet>;
  if (patterns === null) return <Quiet>{FEW_SESSIONS}</Quiet>;
  const { recurringThemes, totalSessions } = patterns;
  if (recurringThemes.length === 0) return <Quiet>Nenhum tema se repetiu até aqui.</Quiet>;
  return (
    <Themes>
      {recurringThemes.map(({ theme, frequency, evolution, keyInsights }) => (
        <li key={theme}>
          <h3>{theme}</h3>
          <p>
            em {frequency} de {totalSessions} sessões · {EVOLUTION[evolution]}
          </p>
          {keyInsights.map((sentence) => (
            <blockquote key={sentence}>{sentence}</blockquote>
          ))}
        </li>
      ))}
    </Themes>
  );
}
