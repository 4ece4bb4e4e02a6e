import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { CorrectionDetails, CorrectionRow } from './results.ts';
import type { QuerySource } from '../kit/source.ts';

/** What a patient asked to have corrected, the newest first. */
export const correctionsOfPatient = defineQuery({
  name: 'corrections.ofPatient',
  run(
    { view, coverage }: QuerySource,
    { patientId }: { readonly patientId: string },
  ): Gathered<readonly CorrectionRow[]> {
    const rows = [...view.all('correctionRequests')]
      .filter((request) => request.patientId === patientId)
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .map((request) => ({ request, mark: view.mark('correctionRequests', request.id) }));
    return gathered(coverage.people, rows);
  },
});

export const correctionById = defineQuery({
  name: 'corrections.byId',
  run({ view, coverage }: QuerySource, { id }: { readonly id: string }): Known<CorrectionDetails> {
    const request = view.get('correctionRequests', id);
    const details = request && {
      request,
      mark: view.mark('correctionRequests', id),
      patient: view.get('patients', request.patientId) ?? null,
    };
    return found(details, coverage.people);
  },
});
