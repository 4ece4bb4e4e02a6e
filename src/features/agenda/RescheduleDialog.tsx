import { useState } from 'react';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { updateAppointment } from '../../domain/appointments/commands.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { formOfSession } from './formOfSession.ts';
import { SessionFormDialog } from './SessionFormDialog.tsx';
import { useMove } from './useMove.ts';
import { useSessionForm } from './useSessionForm.ts';

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
  // Where it was, also once the move is seen.
  const [before] = useState(row);
  const { id } = before;
  const form = useSessionForm({
    start: formOfSession(before, zone),
    ownId: id,
    isNew: false,
    schema: updateAppointment.args,
    toArgs: (_form, span) => ({ id, ...span }),
  });
  const { move, saving, failure } = useMove();
  return (
    <SessionFormDialog
      form={form}
      parts="time"
      about={`${sessionName(before)} · marcada para ${formatDate(before.startAt, zone)}, ${formatSpan(before, zone)}`}
      title="Remarcar"
      closeLabel="Voltar"
      submitLabel={form.collision && !form.isTaken ? 'Guardar e conferir depois' : 'Remarcar'}
      saving={saving}
      failure={failure}
      onSubmit={async () =>
        (await form.submit((args, options) => move(before, args, options))) && onClose()
      }
      onClose={onClose}
    />
  );
}
