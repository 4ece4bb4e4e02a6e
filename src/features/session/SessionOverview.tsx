import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import type { AppointmentDetails, AppointmentRow } from '../../data/queries/agenda/results.ts';
import { durationMinutes } from '../../domain/appointments/span.ts';
import { SessionPayment } from '../../pieces/money/SessionPayment.tsx';
import { PatientWrote } from '../../pieces/sessions/PatientWrote.tsx';
import { sessionName } from '../../pieces/sessions/words.ts';
import { Fact } from '../../ui/Fact.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { ConsentFact } from './overview/ConsentFact.tsx';
import { NextFact } from './overview/NextFact.tsx';
import { WaitingFact } from './overview/WaitingFact.tsx';

/** What the last note before the session says, from the feature that holds it. */
export type LastNoteSlot = ComponentType<{ session: AppointmentRow; patientId: string }>;

/** What is read, and not looked up. */
const Long = styled('dl')(
  memoTheme(({ theme }) => ({
    margin: theme.spacing(1.5, 0, 0),
    maxWidth: '75ch',
  })),
);

const Facts = styled('dl')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1.5, 3),
    margin: 0,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  })),
);

/** What one wants to know on entering: who, how long still, what was noted last, what is still open. */
export function SessionOverview(props: { details: AppointmentDetails; LastNote: LastNoteSlot }) {
  const { LastNote } = props;
  const { appointment, row } = props.details;
  const { role } = useActor();
  const { open } = useDialogs();
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Facts>
        <Who row={row} />
        <Fact term="Duração">
          {durationMinutes(row)} min <Remaining row={row} />
        </Fact>
        {row.psychologistName && <Fact term="Psicólogo">{row.psychologistName}</Fact>}
        <Fact term="Observações">{appointment.notes || '—'}</Fact>
        <PatientWrote appointment={appointment} />
        {row.patientId && <About row={row} patientId={row.patientId} />}
      </Facts>
      {row.patientId && role === 'psych' && (
        <Long>
          <Fact term="Última nota">
            <LastNote session={row} patientId={row.patientId} />
          </Fact>
        </Long>
      )}
      <Button
        sx={{ marginTop: 1.5, marginInlineStart: -1 }}
        onClick={() => open({ dialogo: 'sessao', alvo: row.id })}
      >
        Detalhes e ações
      </Button>
    </Paper>
  );
}

function Who({ row }: { row: AppointmentRow }) {
  const patient = recordOf(useLive('patients.byId', { id: row.patientId ?? '' }))?.patient;
  return (
    <>
      <Fact term="Paciente">
        {row.patientId ? (
          <AppLink to="/app/pacientes/$patientId" params={{ patientId: row.patientId }}>
            {sessionName(row)}
          </AppLink>
        ) : (
          'Sem paciente'
        )}
      </Fact>
      {patient?.phone && <Fact term="Telefone">{patient.phone}</Fact>}
      {patient?.emergencyContact && (
        <Fact term="Contato de emergência">{patient.emergencyContact}</Fact>
      )}
    </>
  );
}

/** What belongs to the patient: the clinical part for the psychologist alone. */
function About({ row, patientId }: { row: AppointmentRow; patientId: string }) {
  const { role } = useActor();
  const patient = recordOf(useLive('patients.byId', { id: patientId }))?.patient;
  return (
    <>
      <SessionPayment appointmentId={row.id} />
      <NextFact session={row} patientId={patientId} />
      {role === 'psych' && (
        <>
          {patient && <ConsentFact patient={patient} />}
          <WaitingFact appointmentId={row.id} />
        </>
      )}
    </>
  );
}

function Remaining({ row }: { row: AppointmentRow }) {
  const now = useNow();
  if (row.status !== 'scheduled' || now < row.startAt || now >= row.endAt) return null;
  const minutes = Math.ceil((Date.parse(row.endAt) - Date.parse(now)) / 60_000);
  return <>(restam {minutes} min)</>;
}
