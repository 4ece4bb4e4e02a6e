import * as v from 'valibot';
import { line, uuid } from '../../src/domain/core/fields.ts';
import { patientSchema } from '../../src/domain/patients/patient.ts';
import { appointmentAnswer } from '../appointments/present.ts';
import { ofPatient } from '../appointments/read.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { requireVisible } from '../reading/reader.ts';
import {
  listPatients,
  patientOfUser,
  patientStats,
  patientStatsSchema,
  searchPatients,
} from './read.ts';

const params = v.object({ id: uuid });

export const patientEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/patients',
    summary: 'Lista os pacientes.',
    answer: v.array(patientSchema),
    read: listPatients,
  }),
  endpoint({
    method: 'GET',
    path: '/patients/search',
    summary: 'Procura pacientes por nome, email, CPF ou telefone.',
    query: v.object({ q: v.optional(line(), '') }),
    answer: v.array(patientSchema),
    read: (reader, { query }) => searchPatients(reader, query.q),
  }),
  endpoint({
    method: 'GET',
    path: '/patients/by-user/:userId',
    summary: 'O paciente a quem pertence uma conta.',
    params: v.object({ userId: uuid }),
    answer: patientSchema,
    read: (reader, { params: { userId } }) => patientOfUser(reader, userId),
  }),
  endpoint({
    method: 'GET',
    path: '/patients/:id',
    summary: 'Um paciente.',
    params,
    answer: patientSchema,
    read: (reader, { params: { id } }) => requireVisible(reader, 'patients', id),
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
      return { data: await ofPatient(reader, id) };
    },
  }),
];
