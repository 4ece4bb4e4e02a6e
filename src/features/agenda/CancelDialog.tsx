import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { TEXT_MAX } from '../../domain/core/fields.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useCancel } from './useCancel.ts';

/** Asks before a session is cancelled, and for the reason if there is one to note. */
export function CancelDialog(props: {
  row: AppointmentRow;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}) {
  const { row } = props;
  const zone = useZone();
  const [reason, setReason] = useState('');
  const { cancel, failure } = useCancel();
  const confirm = async () => {
    const sent = await cancel(row, reason);
    if (sent) props.onCancelled();
    return sent !== null;
  };
  return (
    <ConfirmDialog
      open={props.open}
      title="Cancelar sessão?"
      confirmLabel="Cancelar sessão"
      destructive
      onConfirm={confirm}
      failure={failure}
      onClose={props.onClose}
    >
      <Typography sx={{ marginBottom: 2 }}>
        A sessão de {row.patientName ?? 'paciente não informado'} em {formatDate(row.startAt, zone)}
        , {formatSpan(row, zone)}, fica no histórico como cancelada, e o horário fica livre.
      </Typography>
      <TextField
        label="Motivo (opcional)"
        multiline
        maxRows={4}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
      />
    </ConfirmDialog>
  );
}
