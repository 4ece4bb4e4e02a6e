import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';

/** Stands for the name of a patient whose data this person no longer has. */
export const FORMER_PATIENT = 'Paciente que não está mais com você';

export function usePatientName(id: string): string {
  const details = recordOf(useLive('patients.byId', { id }));
  return details?.patient.name ?? FORMER_PATIENT;
}
