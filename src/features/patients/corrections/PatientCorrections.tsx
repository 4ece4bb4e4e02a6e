import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/live/useLive.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { CorrectionFacts } from '../../../pieces/people/CorrectionFacts.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';

/** What the patient asked to have corrected. Most never did: then there is nothing. */
export function PatientCorrections({ patientId }: { patientId: string }) {
  const known = useLive('corrections.ofPatient', { patientId });
  const { open } = useDialogs();
  const rows = known ? shownOf(known) : [];
  if (rows.length === 0) return null;
  return (
    <Grid size={{ xs: 12, md: 6 }}>
      <Paper component="section" variant="outlined" sx={{ padding: 2, height: '100%' }}>
        <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
          Pedidos de correção
        </Typography>
        <Stack component="ul" sx={{ gap: 2, listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((row) => (
            <li key={row.request.id}>
              <CorrectionFacts row={row} />
              {row.request.status === 'open' && (
                <Button
                  variant="outlined"
                  size="small"
                  sx={{ marginTop: 1 }}
                  onClick={() => open({ dialogo: 'correcao', alvo: row.request.id })}
                >
                  Responder
                </Button>
              )}
            </li>
          ))}
        </Stack>
      </Paper>
    </Grid>
  );
}
