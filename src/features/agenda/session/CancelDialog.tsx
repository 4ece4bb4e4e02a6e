import Typography from '@mui/material/Typography';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { cancelAppointment } from '../../../domain/appointments/commands.ts';
import { formatDate, formatSpan } from '../../../domain/time/format.ts';
import { ReasonEditor } from '../../../pieces/forms/ReasonEditor.tsx';
import { ReasonField } from '../../../pieces/forms/ReasonField.tsx';
import { useReasonForm } from '../../../pieces/forms/useReasonForm.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useCancel } from './useCancel.ts';

/** Asks before a session is cancelled, and for the reason if there is one to note. */
export function CancelDialog(props: {
  row: AppointmentRow;
  onClose: () => void;
  onCancelled: () => void;
}) {
  const { row } = props;
  const zone = useZone();
  const form = useReasonForm(
    cancelAppointment.args,
    { id: row.id, status: 'cancelled' },
    { draftKey: `cancellation:${row.id}` },
  );
  const { cancel, failure } = useCancel();
  const confirm = async () => {
    const sent = await form.submit(cancel);
    if (sent) props.onCancelled();
    return sent !== null;
  };
  if (!form.isReady) return null;
  return (
    <ConfirmDialog
      open
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
      <ReasonField form={form} />
    </ConfirmDialog>
  );
}

/** Mends a refused cancellation: its reason. */
export const CancelEditor = (props: CommandEditorProps<'appointment.cancel'>) => (
  <ReasonEditor refused={props} title="Cancelar sessão" schema={cancelAppointment.args} />
);
