import Stack from '@mui/material/Stack';
import { useLive } from '../../../client/live/useLive.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useHours } from '../../../client/time/useHours.ts';
import type { AppointmentDetails } from '../../../data/queries/agenda/results.ts';
import { durationMinutes } from '../../../domain/appointments/span.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { isSession } from '../../../domain/reports/billable.ts';
import { formatMoment, longDay } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { PatientCancelled } from '../../../pieces/sessions/PatientCancelled.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { AppLink } from '../../../ui/AppLink.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { AssociatePatient } from './AssociatePatient.tsx';
import { SessionActions } from './SessionActions.tsx';
import { PatientWrote } from '../../../pieces/sessions/PatientWrote.tsx';
import { OTHER_CALENDAR } from '../../../pieces/sessions/state.ts';
import { SessionStatus } from '../../../pieces/sessions/SessionStatus.tsx';
import { SessionPayment } from '../../../pieces/money/SessionPayment.tsx';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';

const NOT_FOUND = 'Agendamento não encontrado. Pode ter sido removido ou cancelado.';

/** What is known of a session, and what can be done with it. */
export default function DetailsDialog({ target, onClose }: DialogProps) {
  const details = useLive('appointments.byId', { id: target ?? '' });
  if (details === undefined) return null;
  return (
    <AppDialog open title={titleOf(details)} maxWidth="sm" onClose={onClose}>
      {details === UNKNOWN && <Arriving what="Esta sessão ainda não chegou a este aparelho." />}
      {details === null && NOT_FOUND}
      {details !== null && details !== UNKNOWN && <Details details={details} onClose={onClose} />}
    </AppDialog>
  );
}

function Details({ details, onClose }: { details: AppointmentDetails; onClose: () => void }) {
  const { appointment, row } = details;
  const { zone, span } = useHours();
  const now = useNow();
  const status = statusAt(row, now);
  useRecordRead(row.patientId, 'sessions');
  const ours = isSession(row);
  const patient = recordOf(useLive('patients.byId', { id: row.patientId ?? '' }))?.patient;
  const patientPhone = patient?.phone ?? null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack component="dl" sx={{ gap: 1.25, margin: 0 }}>
        <Fact term="Paciente">
          <PatientLink row={row} />
        </Fact>
        <Fact term="Quando">
          {longDay(wallClock(row.startAt, zone).day)}, {span(row, ` (${durationMinutes(row)} min)`)}
        </Fact>
        <Fact term="Status">
          <SessionStatus session={row} />
        </Fact>
        <SessionPayment appointmentId={row.id} />
        <Reminded appointment={appointment} />
        {row.psychologistName && <Fact term="Psicólogo">{row.psychologistName}</Fact>}
        {appointment.notes && <Fact term="Observações">{appointment.notes}</Fact>}
        <PatientWrote appointment={appointment} />
        {appointment.cancellationReason && (
          <Fact term="Motivo do cancelamento">{appointment.cancellationReason}</Fact>
        )}
        <PatientCancelled appointment={appointment} />
      </Stack>
      {row.patientId === null && status !== 'cancelled' && <AssociatePatient id={row.id} />}
      {ours && <SessionActions row={{ ...row, patientPhone }} status={status} onClose={onClose} />}
    </Stack>
  );
}

/** That the patient was reminded by mail; nobody knows whether it was read. */
function Reminded({ appointment }: Pick<AppointmentDetails, 'appointment'>) {
  const { zone } = useHours();
  const { remindedAt, remindedStartAt, startAt } = appointment;
  if (!remindedAt) return null;
  return (
    <Fact term="Lembrete">
      Enviado em {formatMoment(remindedAt, zone)}
      {remindedStartAt !== startAt && ', para o horário de antes'}
    </Fact>
  );
}

const titleOf = (details: AppointmentDetails | null | typeof UNKNOWN): string =>
  details === null || details === UNKNOWN || isSession(details.row)
    ? 'Detalhes da sessão'
    : OTHER_CALENDAR.label;

function PatientLink({ row }: { row: AppointmentDetails['row'] }) {
  if (row.patientId === null) return <>{sessionName(row)}</>;
  return (
    <AppLink to="/app/pacientes/$patientId" params={{ patientId: row.patientId }}>
      {sessionName(row)}
    </AppLink>
  );
}
