import { ArchivedNotes } from '../../../features/notes/ArchivedNotes.tsx';
import { NotesTimeline } from '../../../features/notes/NotesTimeline.tsx';
import { PatientPage } from '../../../features/patients/PatientPage.tsx';

function Notes({ patientId }: { patientId: string }) {
  return (
    <>
      <NotesTimeline patientId={patientId} onlyWithNote />
      <ArchivedNotes patientId={patientId} />
    </>
  );
}

/** A patient, with the notes that another feature holds. */
export const PatientScreen = () => <PatientPage Notes={Notes} />;
