import Alert from '@mui/material/Alert';

/** What the practice asks of its patients. */
export function Policies() {
  return (
    <Alert severity="info" sx={{ marginTop: 3 }}>
      Cancele até 24 horas antes. As sessões duram 50 minutos por padrão. Chegue 10 minutos antes.
    </Alert>
  );
}
