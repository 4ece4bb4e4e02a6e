import { useLive } from '../../client/live/useLive.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { type Gathered, isWhole, shownOf } from '../../data/queries/kit/known.ts';

/** No document has it: asks for nothing while the patient's own record is being read. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface MyAppointments {
  /** Newest first; `undefined` until the device has answered. */
  readonly rows: Gathered<readonly AppointmentRow[]> | undefined;
  /** The patient's record; `undefined` until it is here. */
  readonly patientId: string | undefined;
  /** The account has no patient record. */
  readonly unidentified: boolean;
}

/** The sessions of the signed-in patient. A patient's device holds one patient record: their own. */
export function useMyAppointments(): MyAppointments {
  const patients = useLive('patients.list', { limit: 1 });
  const patientId = patients && shownOf(patients).rows[0]?.id;
  const rows = useLive('appointments.ofPatient', { patientId: patientId ?? NOBODY });
  return {
    patientId,
    rows: patientId === undefined ? undefined : rows,
    unidentified: patients !== undefined && isWhole(patients) && patientId === undefined,
  };
}
