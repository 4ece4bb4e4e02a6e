import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useCommand } from '../../client/useCommand.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import type { AppointmentStatus } from '../../domain/appointments/appointment.ts';
import { canHaveNote } from '../../domain/notes/allowed.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { COMPLETED, NO_SHOW, ONLY_SCHEDULED } from './texts.ts';
import { noteAction } from '../../pieces/notes/noteAction.ts';

interface Props {
  readonly row: AppointmentRow;
  /** At this moment. */
  readonly status: AppointmentStatus;
  readonly onClose: () => void;
}

/** Everything that a session in this state allows. */
export function SessionActions({ row, status, onClose }: Props) {
  const { open } = useDialogs();
  const complete = useCommand('appointment.complete', COMPLETED, { saysFailure: true });
  const miss = useCommand('appointment.setStatus', NO_SHOW, { saysFailure: true });
  const [cancelling, setCancelling] = useState(false);
  const { id } = row;
  const canComplete = status === 'scheduled' || status === 'in_progress' || status === 'expired';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <NoteButtons row={row} status={status} />
        {canComplete && (
          <Button
            variant="outlined"
            loading={complete.saving}
            onClick={() => void complete.run({ id })}
          >
            Marcar como concluído
          </Button>
        )}
        {status === 'expired' && (
          <Button
            variant="outlined"
            loading={miss.saving}
            onClick={() => void miss.run({ id, status: 'no_show' })}
          >
            Não compareceu
          </Button>
        )}
        {(status === 'scheduled' || status === 'expired') && (
          <Button variant="outlined" onClick={() => open({ dialogo: 'remarcar', alvo: id })}>
            Remarcar
          </Button>
        )}
        {status === 'scheduled' && (
          <Button color="error" variant="outlined" onClick={() => setCancelling(true)}>
            Cancelar agendamento
          </Button>
        )}
      </Stack>
      {status !== 'scheduled' && status !== 'cancelled' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ONLY_SCHEDULED}.
        </Typography>
      )}
      <CancelDialog
        row={row}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onClose}
      />
    </Stack>
  );
}

/** Notes are the psychologist's alone, of sessions that happened, with a patient. */
function NoteButtons({ row, status }: Omit<Props, 'onClose'>) {
  const { role } = useActor();
  const { open } = useDialogs();
  const now = useNow();
  const navigate = useNavigate();
  if (role !== 'psych') return null;
  const toSession = () =>
    void navigate({
      to: '/app/sessoes/$appointmentId',
      params: { appointmentId: row.id },
      search: {},
    });
  return (
    <>
      {status === 'in_progress' && (
        <Button variant="contained" onClick={toSession}>
          Acessar sessão
        </Button>
      )}
      {row.patientId !== null && (canHaveNote(row, now) || row.note !== null) && (
        <Button
          variant={status === 'in_progress' ? 'outlined' : 'contained'}
          onClick={() => open({ dialogo: 'nota', alvo: row.id })}
        >
          {noteAction(row.note)}
        </Button>
      )}
    </>
  );
}
