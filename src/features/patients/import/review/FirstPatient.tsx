import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fact } from '../../../../ui/Fact.tsx';
import type { Judged } from '../judge.ts';
import { storedFacts } from '../stored.ts';

/** Spells out one patient that is ready, so that a wrong column is seen before all are stored. */
export function FirstPatient({ judged }: { readonly judged: readonly Judged[] }) {
  const ready = judged.filter(({ args }) => args !== null);
  // The one that says most shows most of the columns.
  const facts = ready
    .slice(0, SAMPLE)
    .map(({ form }) => storedFacts(form))
    .reduce<ReturnType<typeof storedFacts>>((a, b) => (b.length > a.length ? b : a), []);
  if (facts.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Exemplo de paciente"
      sx={{ padding: 2 }}
    >
      <Typography variant="body2" sx={{ marginBottom: 1 }}>
        Assim um paciente do arquivo será guardado:
      </Typography>
      <Grid>
        {facts.map(([label, text]) => (
          <Fact key={label} term={label}>
            {text}
          </Fact>
        ))}
      </Grid>
    </Paper>
  );
}

const SAMPLE = 50;

const Grid = ({ children }: { children: React.ReactNode }) => (
  <dl
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
      gap: '8px 16px',
      margin: 0,
    }}
  >
    {children}
  </dl>
);
