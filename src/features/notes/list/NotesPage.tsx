import { useNavigate, useParams } from '@tanstack/react-router';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { PatientField } from '../../../pieces/people/PatientField.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ONLY_AUTHORS } from '../texts.ts';
import { NotesList } from './NotesList.tsx';
import { PatientNotes } from './PatientNotes.tsx';

/** /app/notas, and /app/notas/{patientId} */
export function NotesPage() {
  const { patientId } = useParams({ strict: false }) as { patientId?: string };
  const { role } = useActor();
  if (role !== 'psych') return <OnlyAuthors />;
  return patientId === undefined ? (
    <AllNotes />
  ) : (
    <PatientNotes key={patientId} patientId={patientId} />
  );
}

const OnlyAuthors = () => (
  <>
    <PageHeader title="Notas" />
    <EmptyState
      title={ONLY_AUTHORS}
      text="Para você, a agenda e os pacientes da clínica estão sempre aqui."
      action={<LinkButton to="/app/pacientes">Ver pacientes</LinkButton>}
    />
  </>
);

function AllNotes() {
  const navigate = useNavigate();
  const choose = (patientId: string | null) => {
    if (patientId !== null) void navigate({ to: '/app/notas/$patientId', params: { patientId } });
  };
  return (
    <>
      <PageHeader
        title="Notas"
        subtitle="De todos os seus pacientes, as mais novas primeiro"
        actions={
          <div style={{ width: 320, maxWidth: '100%' }}>
            <PatientField value={null} onChange={choose} isFilter />
          </div>
        }
      />
      <NotesList />
    </>
  );
}
