import Paper from '@mui/material/Paper';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

type Part = 'notes' | 'history';

const TITLES: Readonly<Record<Part, string>> = {
  notes: 'As anotações não aparecem aqui',
  history: 'O histórico não aparece aqui',
};

/** In the place of notes or history: why they are not there, and what there is. */
export function NoClinicalPart({ session, part }: { session: AppointmentRow; part: Part }) {
  const { role } = useActor();
  const { open } = useDialogs();
  const { patientId } = session;
  const isForeign = role !== 'psych';
  return (
    <Paper variant="outlined">
      {isForeign ? (
        <EmptyState
          title={TITLES[part]}
          text="As notas clínicas são vistas apenas por quem as escreveu."
          action={
            patientId && (
              <AppLink to="/app/pacientes/$patientId" params={{ patientId }}>
                Ver as sessões do paciente
              </AppLink>
            )
          }
        />
      ) : (
        <EmptyState
          title={TITLES[part]}
          text={session.isGoogleCalendarEvent ? FROM_GOOGLE : NO_PATIENT}
          action={
            <Button onClick={() => open({ dialogo: 'sessao', alvo: session.id })}>
              Detalhes e ações
            </Button>
          }
        />
      )}
    </Paper>
  );
}

const NO_PATIENT =
  'Não é possível criar nota para agendamento sem paciente associado. Associe um paciente a esta sessão para escrever.';
const FROM_GOOGLE =
  'Este horário veio do Google Agenda e não tem paciente. Associe um paciente para escrever.';
