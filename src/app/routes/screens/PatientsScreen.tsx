import { Outlet, useParams } from '@tanstack/react-router';
import { PatientFilters, PatientRows } from '../../../features/patients/list/PatientRows.tsx';
import { PatientsOrFailed } from '../../../features/patients/list/PatientsFailed.tsx';
import { PatientsPage } from '../../../features/patients/list/PatientsPage.tsx';
import { ListBeside } from '../../../ui/page/ListBeside.tsx';

/** The patients, and the one that the address opens. */
export function PatientsScreen() {
  const { patientId } = useParams({ strict: false });
  return (
    <ListBeside
      label="Lista de pacientes"
      list={<PatientsPage />}
      filters={<PatientFilters />}
      rows={
        <PatientsOrFailed>
          <PatientRows />
        </PatientsOrFailed>
      }
      record={patientId === undefined ? null : <Outlet />}
    />
  );
}
