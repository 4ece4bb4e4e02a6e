import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { PatientField } from '../../../pieces/people/PatientField.tsx';
import { ASSOCIATED } from '../texts.ts';

/** Names the patient of a session that has none: without one there is neither note nor payment. */
export function AssociatePatient({ id }: { id: string }) {
  const [patientId, setPatientId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { run, saving, failure } = useCommand('appointment.update', ASSOCIATED);
  const associate = () => (patientId === null ? setMissing(true) : void run({ id, patientId }));
  return (
    <Stack sx={{ gap: 1 }}>
      <PatientField
        value={patientId}
        error={isMissing ? 'Selecione o paciente.' : undefined}
        onChange={(chosen) => {
          setPatientId(chosen);
          setMissing(false);
        }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button variant="outlined" loading={saving} onClick={associate}>
        Associar paciente
      </Button>
    </Stack>
  );
}
