import type { Patient } from '../../domain/patients/patient.ts';
import { compareNames } from '../../domain/core/names.ts';
import { patientMatcher } from '../../domain/patients/search.ts';
import type { View } from '../view/view.ts';
import { found, gathered } from './known.ts';
import { refusedCreations } from './refusedCreations.ts';
import type { PatientRow, Repair } from './results.ts';
import type { QueryDefinition } from './source.ts';

const ROWS_MAX = 200;

const patientRow = (
  view: View,
  { id, name, email, phone, cpf, isActive }: Patient,
  repair: Repair = null,
): PatientRow => ({
  id,
  name,
  email,
  phone,
  cpf,
  isActive,
  mark: view.mark('patients', id),
  repair,
});

const inOrder = (...lists: readonly (readonly Patient[])[]) => lists.flat().sort(compareNames);

export const patientsList: QueryDefinition<'patients.list'> = {
  topics: ['patients', 'outbox'],
  run({ view, coverage }, args) {
    const { search = '', activeOnly = false, offset = 0, limit = ROWS_MAX } = args;
    const { patients, activePatients } = view.indexes;
    const refused = args.withRefused ? refusedCreations(view, 'patients') : [];
    const repairs = new Map(refused.map(({ key, document }) => [document, key]));
    const all =
      refused.length === 0 ? patients.items : inOrder(patients.items, [...repairs.keys()]);
    const matches = patientMatcher(search);
    const matching = all.filter((patient) => (patient.isActive || !activeOnly) && matches(patient));
    const total = patients.items.length;
    return gathered(coverage.people, {
      rows: matching
        .slice(offset, offset + Math.min(limit, ROWS_MAX))
        .map((patient) => patientRow(view, patient, repairs.get(patient))),
      matching: matching.length,
      counts: { total, active: activePatients, inactive: total - activePatients },
    });
  },
};

export const patientById: QueryDefinition<'patients.byId'> = {
  topics: ['patients'],
  run({ view, coverage }, { id }) {
    const patient = view.get('patients', id);
    const details = patient && { patient, mark: view.mark('patients', id) };
    return found(details, coverage.people);
  },
};
