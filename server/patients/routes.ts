import * as v from 'valibot';
import { line, uuid } from '../../src/domain/core/fields.ts';
import { patientSchema } from '../../src/domain/patients/patient.ts';
import { appointmentAnswer } from '../appointments/present.ts';
import { ofPatient } from '../appointments/read.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { type Reader, requireVisible } from '../reading/reader.ts';
import {
  listPatients,
  patientOfUser,
  patientStats,
  patientStatsSchema,
  searchPatients,
} from './read.ts';

const params = v.object({ id: uuid });

/** What a list shows of everybody is read of everybody. */
async function listed<T>(reader: Reader, list: () => Promise<T>): Promise<T> {
  await noteRead(reader, 'record', ALL_PATIENTS);
  return list();
}

export const patientEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/patients',
    summary: 'Lista os pacientes.',
    answer: v.array(patientSchema),
    read: (reader) => listed(reader, () => listPatients(reader)),
  }),
  endpoint({
    method: 'GET',
    path: '/patients/search',
    summary: 'Procura pacientes por nome, email, CPF ou telefone.',
    query: v.object({ q: v.optional(line(), '') }),
    answer: v.array(patientSchema),
    read: (reader, { query }) => listed(reader, () => searchPatients(reader, query.q)),
  }),
  endpoint({
    method: 'GET',
    path: '/patients/by-user/:userId',
    summary: 'O paciente a quem pertence uma conta.',
    params: v.object({ userId: uuid }),
    answer: patientSchema,
    read: async (reader, { params: { userId } }) => {
      const patient = await patientOfUser(reader, userId);
      await noteRead(reader, 'record', patient.id);
      return patient;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/patients/:id',
    summary: 'Um paciente.',
    params,
    answer: patientSchema,
    read: async (reader, { params: { id } }) => {
      const patient = await requireVisible(reader, 'patients', id);
      await noteRead(reader, 'record', id);
      return patient;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/patients/:id/stats',
    summary: 'Números das sessões de um paciente.',
    params,
    answer: patientStatsSchema,
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      return patientStats(reader, id);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/patients/:id/appointments',
    summary: 'As sessões de um paciente, a mais recente primeiro.',
    params,
    answer: v.object({ data: v.array(appointmentAnswer) }),
    read: async (reader, { params: { id } }) => {
      await requireVisible(reader, 'patients', id);
      await noteRead(reader, 'sessions', id);
      return { data: await ofPatient(reader, id) };
    },
  }),
];
