import { ArchivedNotes } from '../../../features/notes/ArchivedNotes.tsx';
import { NotesTimeline } from '../../../features/notes/NotesTimeline.tsx';
import { PatientPage } from '../../../features/patients/PatientPage.tsx';
import { useApp } from '../../context.ts';

function Notes({ patientId }: { patientId: string }) {
  const { api } = useApp();
  return (
    <>
      <NotesTimeline patientId={patientId} onlyWithNote />
      <ArchivedNotes patientId={patientId} load={api.archivedNotes} />
    </>
  );
}

/** A patient, with the notes that another feature holds. */
export const PatientScreen = () => <PatientPage Notes={Notes} />;
