import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from '../../client/useDispatch.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { formOfSession } from './formOfSession.ts';
import { MOVED } from './texts.ts';
import { useAppointmentForm } from './useAppointmentForm.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** Moves a session to another time. */
export default function RescheduleDialog({ target, onClose }: DialogProps) {
  const details = useLive('appointments.byId', { id: target ?? '' });
  if (details === undefined) return null;
  if (details && details !== UNKNOWN) return <Move row={details.row} onClose={onClose} />;
  return (
    <AppDialog open title="Remarcar" onClose={onClose}>
      {details === UNKNOWN ? (
        <Arriving what="Esta sessão ainda não chegou a este aparelho." />
      ) : (
        'Agendamento não encontrado. Pode ter sido removido ou cancelado.'
      )}
    </AppDialog>
  );
}

function Move({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const zone = useZone();
  const [form, setForm] = useState(() => formOfSession(row, zone));
  const judged = useAppointmentForm({
    form,
    ownId: row.id,
    isNew: false,
    startsNow: false,
  });
  const { send } = useDispatch();
  const tell = useOutcomeToast();
  const { submit, failure, saving } = useSubmit();
  const move = async () => {
    const span = judged.check();
    if (!span) return;
    await submit(async () => {
      const sent = await send('appointment.update', { id: row.id, ...span });
      onClose();
      void tell(sent, MOVED);
    });
  };
  return (
    <AppDialog
      open
      title="Remarcar"
      onClose={onClose}
      onSubmit={() => void move()}
      actions={
        <>
          <Button onClick={onClose}>Voltar</Button>
          <Button type="submit" variant="contained" loading={saving}>
            {judged.collision ? 'Remarcar mesmo assim' : 'Remarcar'}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {sessionName(row)} · marcada para {formatDate(row.startAt, zone)}, {formatSpan(row, zone)}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ marginBottom: 1 }}>
          {failure}
        </Alert>
      )}
      <AppointmentFields
        form={form}
        errors={judged.errors}
        onChange={(changes) => {
          setForm((former) => ({ ...former, ...changes }));
          judged.clear(changes);
        }}
        earliest={null}
        needsPsychologist={false}
        collision={judged.collision}
        parts="time"
      />
    </AppDialog>
  );
}
