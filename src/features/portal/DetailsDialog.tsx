import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { saveFile } from '../../client/files/saveFile.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useHours } from '../../client/time/useHours.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { durationMinutes } from '../../domain/appointments/span.ts';
import { calendarFile } from '../../domain/appointments/calendarFile.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { PatientWrote } from '../../pieces/sessions/PatientWrote.tsx';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { portalState } from '../../pieces/sessions/state.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { presentInstant, useNow } from '../../ui/useNow.ts';
import { canCancel, CancelDialog } from './CancelDialog.tsx';
import { Payment } from './Payment.tsx';
import { Policies } from './Policies.tsx';

/** What a patient may know of a session of theirs, and do with it. */
export default function DetailsDialog({ target, onClose }: DialogProps) {
  const details = useLive('appointments.byId', { id: target ?? '' });
  const [isCancelling, setCancelling] = useState(false);
  const known = recordOf(details);
  const row = known?.row;
  if (details === undefined) return null;
  return (
    <AppDialog
      open
      title="Sua sessão"
      maxWidth="xs"
      onClose={onClose}
      actions={row && <Actions row={row} onCancel={() => setCancelling(true)} />}
    >
      {details === UNKNOWN && <Arriving what="Esta sessão ainda não chegou a este aparelho." />}
      {details === null && 'Agendamento não encontrado. Pode ter sido removido ou cancelado.'}
      {known && <Session {...known} />}
      {row && isCancelling && <CancelDialog row={row} onClose={() => setCancelling(false)} />}
    </AppDialog>
  );
}

function Session({ row, appointment }: { row: AppointmentRow; appointment: Appointment }) {
  const { zone, span } = useHours();
  const { day } = wallClock(row.startAt, zone);
  return (
    <>
      <Stack component="dl" sx={{ gap: 1.5, margin: 0 }}>
        <Fact term="Data">
          {longDay(day)} de {day.slice(0, 4)}
        </Fact>
        <Fact term="Horário">{span(row, ` (${durationMinutes(row)} min)`)}</Fact>
        <Fact term="Psicólogo">{row.psychologistName ?? 'Não informado'}</Fact>
        <Fact term="Status">
          <SessionStatus session={row} />
        </Fact>
        <PatientWrote appointment={appointment} term="Você escreveu" />
      </Stack>
      <Payment id={row.id} />
      <Policies />
    </>
  );
}

function Actions({ row, onCancel }: { row: AppointmentRow; onCancel: () => void }) {
  const now = useNow();
  const zone = useZone();
  const isCancelled = portalState(row, now).status === 'cancelled';
  const save = () => {
    const file = calendarFile(row, zone, isCancelled, presentInstant());
    saveFile('compromisso.ics', file, 'text/calendar;charset=utf-8');
  };
  // A calendar is not told of what was never in it, nor of what is over.
  const isToCome = row.endAt > now;
  return (
    <>
      {canCancel(row, now) && (
        <Button color="error" onClick={onCancel}>
          Cancelar agendamento
        </Button>
      )}
      {isToCome && (
        <Button variant="outlined" onClick={save}>
          {isCancelled ? 'Retirar do meu calendário' : 'Adicionar ao calendário'}
        </Button>
      )}
    </>
  );
}
