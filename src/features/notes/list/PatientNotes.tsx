import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useNavigate } from '@tanstack/react-router';
import { useLive } from '../../../client/useLive.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/known.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ArchivedNotes } from '../ArchivedNotes.tsx';
import { NotesList } from './NotesList.tsx';
import { PatientMood } from './PatientMood.tsx';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOT_FOUND =
  'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.';

/** All notes of one patient. */
export function PatientNotes({ patientId }: { patientId: string }) {
  const details = useLive('patients.byId', { id: patientId });
  if (details === undefined) return null;
  if (!UUID.test(patientId)) return <NoPatient text="ID do paciente inválido." />;
  if (details === UNKNOWN)
    return <Arriving what="Este paciente ainda não chegou a este aparelho." />;
  const patient = recordOf(details)?.patient;
  if (!patient) return <NoPatient text={NOT_FOUND} />;
  return (
    <>
      <LinkButton
        to="/app/notas"
        startIcon={<ArrowBackIcon />}
        sx={{ marginInlineStart: -1, marginBottom: 1 }}
      >
        Todas as notas
      </LinkButton>
      <PageHeader
        title={`Notas de ${patient.name}`}
        subtitle={`Paciente ${patientId.slice(0, 8)}`}
        actions={
          <LinkButton to="/app/pacientes/$patientId" params={{ patientId }} variant="outlined">
            Ver paciente
          </LinkButton>
        }
      />
      <PatientMood patientId={patientId} />
      <NotesList patientId={patientId} />
      <ArchivedNotes patientId={patientId} />
    </>
  );
}

function NoPatient({ text }: { text: string }) {
  const navigate = useNavigate();
  return (
    <ErrorState
      title="Paciente não encontrado"
      text={text}
      actionLabel="Voltar"
      onAction={() => void navigate({ to: '/app/notas' })}
    />
  );
}
