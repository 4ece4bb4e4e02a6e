import {
  patientAppointmentsCall,
  patientCall,
  patientOfUserCall,
  patientsCall,
  patientSearchCall,
  patientStatsCall,
} from '../../../../src/domain/contract/patients.ts';
import { ofPatient } from '../../agenda/appointments/public.ts';
import { ALL_PATIENTS, noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { type Reader, requireVisible } from '../../../engine/reading/reader.ts';
import { listPatients, patientOfUser, patientStats, searchPatients } from './read.ts';

/** What a list shows of everybody is read of everybody. */
async function listed<T>(reader: Reader, list: () => Promise<T>): Promise<T> {
  await noteRead(reader, 'health', ALL_PATIENTS);
  return list();
}

export const patientEndpoints: readonly Endpoint[] = [
  endpoint(patientsCall, {
    summary: 'Lista os pacientes.',
    read: (reader) => listed(reader, () => listPatients(reader)),
  }),
  endpoint(patientSearchCall, {
    summary: 'Procura pacientes por nome, email, CPF ou telefone.',
    read: (reader, { query }) => listed(reader, () => searchPatients(reader, query.q)),
  }),
  endpoint(patientOfUserCall, {
    summary: 'O paciente a quem pertence uma conta.',
    read: async (reader, { params: { userId } }) => {
      const patient = await patientOfUser(reader, userId);
      await noteRead(reader, 'health', patient.id);
      return patient;
    },
  }),
  endpoint(patientCall, {
    summary: 'Um paciente.',
    read: async (reader, { params: { id } }) => {
      const patient = await requireVisible(reader, 'patients', id);
      await noteRead(reader, 'health', id);
      return patient;
    },
  }),
  endpoint(patientStatsCall, {
    summary: 'Números das sessões de um paciente.',
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      return patientStats(reader, id);
    },
  }),
  endpoint(patientAppointmentsCall, {
    summary: 'As sessões de um paciente, a mais recente primeiro.',
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      await noteRead(reader, 'sessions', id);
      return { data: await ofPatient(reader, id) };
    },
  }),
];
