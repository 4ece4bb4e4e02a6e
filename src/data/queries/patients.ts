import type { Patient } from '../../domain/patients/patient.ts';
import { patientMatcher } from '../../domain/patients/search.ts';
import type { View } from '../view/view.ts';
import { found, gathered } from './known.ts';
import type { PatientRow } from './results.ts';
import type { QueryDefinition } from './source.ts';

const ROWS_MAX = 200;

const patientRow = (
  view: View,
  { id, name, email, phone, cpf, isActive }: Patient,
): PatientRow => ({ id, name, email, phone, cpf, isActive, mark: view.mark('patients', id) });

export const patientsList: QueryDefinition<'patients.list'> = {
  topics: ['patients'],
  run({ view, coverage }, { search = '', activeOnly = false, offset = 0, limit = ROWS_MAX }) {
    const { patients, activePatients } = view.indexes;
    const matches = patientMatcher(search);
    const matching = patients.items.filter(
      (patient) => (patient.isActive || !activeOnly) && matches(patient),
    );
    const total = patients.items.length;
    return gathered(coverage.people, {
      rows: matching
        .slice(offset, offset + Math.min(limit, ROWS_MAX))
        .map((patient) => patientRow(view, patient)),
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
