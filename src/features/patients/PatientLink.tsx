import type { PatientRow } from '../../data/queries/results.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { repairDialog } from '../../ui/dialogs/repair.ts';

/** The patient's name, and the way to the patient, or to the form that mends what the server refused to make. */
export function PatientLink({ patient }: { patient: PatientRow }) {
  const { id, name, repair } = patient;
  if (repair !== null)
    return (
      <AppLink
        to="."
        search={((former: object) => ({ ...former, ...repairDialog(repair) })) as never}
        resetScroll={false}
        underline="hover"
        variant="subtitle2"
      >
        {name}
      </AppLink>
    );
  return (
    <AppLink
      to="/app/pacientes/$patientId"
      params={{ patientId: id }}
      underline="hover"
      variant="subtitle2"
    >
      {name}
    </AppLink>
  );
}
