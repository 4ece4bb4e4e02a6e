import { ArchivedNotes } from '../../../features/notes/ArchivedNotes.tsx';
import { NotesTimeline } from '../../../features/notes/NotesTimeline.tsx';
import { PatientPage } from '../../../features/patients/PatientPage.tsx';
import { arriving } from '../../../ui/arriving.tsx';

const Documents = arriving(() =>
  import('../../../features/documents/PatientDocuments.tsx').then((m) => m.PatientDocuments),
);

function Notes({ patientId }: { patientId: string }) {
  return (
    <>
      <NotesTimeline patientId={patientId} onlyWithNote />
      <ArchivedNotes patientId={patientId} />
    </>
  );
}

/** A patient, with the notes and documents that other features hold. */
export const PatientScreen = () => <PatientPage Notes={Notes} Documents={Documents} />;
