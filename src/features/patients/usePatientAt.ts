import { useLive } from '../../client/useLive.ts';
import type { PatientRow } from '../../data/queries/results.ts';
import type { PatientsFilter } from './search.ts';
import { shownOf } from '../../data/queries/known.ts';

export const PATIENTS_PAGE = 100;

/** The patient at a place of the list. Rows of one page share one query; `undefined` while it is on its way. */
export function usePatientAt(index: number, filter: PatientsFilter): PatientRow | undefined {
  const offset = Math.floor(index / PATIENTS_PAGE) * PATIENTS_PAGE;
  const page = useLive('patients.list', { ...filter, offset, limit: PATIENTS_PAGE }, KEEP);
  return page && shownOf(page).rows[index - offset];
}

const KEEP = { keepPrevious: true };
