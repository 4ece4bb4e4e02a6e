import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Patterns as PatternsFound, usePatterns } from '../../client/live/usePatterns.ts';
import { evolutionWords, themesOrWhy } from '../../pieces/notes/evolution.ts';

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

const HOW_FOUND =
  'Achados por palavras, do paciente ou de outra pessoa. O que a nota só nega, ou conta de um filme, não entra.';

const Quiet = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);

function Found({ patterns }: { patterns: PatternsFound | undefined }) {
  const found = themesOrWhy(patterns);
  if (typeof found === 'string') return <Quiet>{found}</Quiet>;
  const { recurringThemes, totalSessions } = found;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {HOW_FOUND}
      </Typography>
      <Themes>
        {recurringThemes.map((one) => (
          <li key={one.theme}>
            <h3>{one.theme}</h3>
            <p>
              em {one.frequency} de {totalSessions} sessões · {evolutionWords(one)}
            </p>
            {one.keyInsights.map((sentence) => (
              <blockquote key={sentence}>{sentence}</blockquote>
            ))}
          </li>
        ))}
      </Themes>
    </>
  );
}
