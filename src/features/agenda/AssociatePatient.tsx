import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { messageOf } from '../../client/errors.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { PatientField } from '../../pieces/people/PatientField.tsx';
import { ASSOCIATED } from './texts.ts';

/** Names the patient of a session that has none: without one there is neither note nor payment. */
export function AssociatePatient({ id }: { id: string }) {
  const [patientId, setPatientId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { send, saving } = useDispatch();
  const tell = useOutcomeToast();
  const associate = async () => {
    if (patientId === null) return setFailure('Selecione o paciente.');
    try {
      void tell(await send('appointment.update', { id, patientId }), ASSOCIATED);
    } catch (error) {
      setFailure(messageOf(error, 'Erro ao associar paciente'));
    }
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <PatientField
        value={patientId}
        onChange={(chosen) => {
          setPatientId(chosen);
          setFailure(null);
        }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button variant="outlined" loading={saving} onClick={() => void associate()}>
        Associar paciente
      </Button>
    </Stack>
  );
}
