import { ArchivedNotes } from '../../../features/notes/record/ArchivedNotes.tsx';
import { NotesTimeline } from '../../../features/notes/record/NotesTimeline.tsx';
import { PatientPage } from '../../../features/patients/page/PatientPage.tsx';
import { arriving } from '../../../ui/arriving.tsx';

const Documents = arriving(() =>
  import('../../../features/documents/PatientDocuments.tsx').then((m) => m.PatientDocuments),
);

const Payments = arriving(() =>
  import('../../../features/payments/PatientPayments.tsx').then((m) => m.PatientPayments),
);

function Notes({ patientId }: { patientId: string }) {
  return (
    <>
      <NotesTimeline patientId={patientId} onlyWithNote />
      <ArchivedNotes patientId={patientId} />
    </>
  );
}

/** A patient, with the notes, documents and payments that other features hold. */
export const PatientScreen = () => (
  <PatientPage Notes={Notes} Documents={Documents} Payments={Payments} />
);
