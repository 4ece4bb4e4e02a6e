import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useNavigate } from '@tanstack/react-router';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { MissingPatient } from '../../../pieces/people/MissingPatient.tsx';
import { NoPatient } from '../../../pieces/people/NoPatient.tsx';
import { ArchivedNotes } from '../record/ArchivedNotes.tsx';
import { NotesList } from './NotesList.tsx';
import { PatientMood } from './PatientMood.tsx';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ToAllNotes = () => (
  <LinkButton
    to="/app/notas"
    startIcon={<ArrowBackIcon />}
    sx={{ marginInlineStart: -1, marginBottom: 1 }}
  >
    Todas as notas
  </LinkButton>
);

/** All notes of one patient. */
export function PatientNotes({ patientId }: { patientId: string }) {
  const details = useLive('patients.byId', { id: patientId });
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/app/notas' });
  if (details === undefined) return null;
  if (!UUID.test(patientId)) return <NoPatient text="ID do paciente inválido." onBack={back} />;
  if (details === UNKNOWN)
    return <Arriving what="Este paciente ainda não chegou a este aparelho." />;
  const patient = recordOf(details)?.patient;
  if (!patient)
    return (
      <>
        <ToAllNotes />
        <MissingPatient
          patientId={patientId}
          onBack={back}
          ownNotes={<NotesList patientId={patientId} />}
        />
      </>
    );
  return (
    <>
      <ToAllNotes />
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
