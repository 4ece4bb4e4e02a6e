import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';

/**
 * Returns what was agreed with a patient, in reais.
 * `null` where nothing was, or it is not known here.
 */
export const usePatientFee = (patientId: string): number | null =>
  recordOf(useLive('patients.byId', { id: patientId }))?.patient.sessionFee ?? null;
