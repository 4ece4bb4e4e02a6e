import { NotesTimeline } from '../../../features/notes/NotesTimeline.tsx';
import { PatientPage } from '../../../features/patients/PatientPage.tsx';

const Notes = ({ patientId }: { patientId: string }) => (
  <NotesTimeline patientId={patientId} onlyWithNote />
);

/** A patient, with the notes that another feature holds. */
export const PatientScreen = () => <PatientPage Notes={Notes} />;
