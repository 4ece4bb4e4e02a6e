import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useLive } from '../../client/useLive.ts';
import type { AppointmentDetails } from '../../data/queries/results.ts';
import { durationMinutes } from '../../domain/appointments/appointment.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { Fact } from '../../ui/Fact.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { recordOf } from '../../data/queries/known.ts';

/** What one wants to know on entering: who, how long still, what was noted when booking. */
export function SessionOverview({ details }: { details: AppointmentDetails }) {
  const { appointment, row } = details;
  const { open } = useDialogs();
  const patient = recordOf(useLive('patients.byId', { id: row.patientId ?? '' }))?.patient;
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Stack component="dl" sx={{ gap: 1.5, margin: 0 }}>
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
        <Fact term="Duração">
          {durationMinutes(row)} min <Remaining row={row} />
        </Fact>
        {row.psychologistName && <Fact term="Psicólogo">{row.psychologistName}</Fact>}
        <Fact term="Observações">{appointment.notes || '—'}</Fact>
      </Stack>
      <Button
        sx={{ marginTop: 1.5, marginInlineStart: -1 }}
        onClick={() => open({ dialogo: 'sessao', alvo: row.id })}
      >
        Detalhes e ações
      </Button>
    </Paper>
  );
}

function Remaining({ row }: { row: AppointmentDetails['row'] }) {
  const now = useNow();
  if (row.status !== 'scheduled' || now < row.startAt || now >= row.endAt) return null;
  const minutes = Math.ceil((Date.parse(row.endAt) - Date.parse(now)) / 60_000);
  return <>(restam {minutes} min)</>;
}
