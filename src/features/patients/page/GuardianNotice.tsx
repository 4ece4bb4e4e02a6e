import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { lacksAuthorization } from '../../../domain/patients/guardian.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { useToday } from '../../../client/time/useToday.ts';

/** A reminder that care of somebody under age starts with a written authorisation. It stops nothing. */
export function GuardianNotice({ patient }: { patient: Patient }) {
  const today = useToday();
  const { open } = useDialogs();
  if (!lacksAuthorization(patient, today)) return null;
  return (
    <Grid size={12}>
      <Alert
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => open({ dialogo: 'paciente', alvo: patient.id })}
          >
            Registrar
          </Button>
        }
      >
        Paciente menor de 18 anos, ainda sem a autorização por escrito de um responsável.
      </Alert>
    </Grid>
  );
}
