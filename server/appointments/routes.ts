import * as v from 'valibot';
import { appointmentStatuses } from '../../src/domain/appointments/appointment.ts';
import { uuid } from '../../src/domain/core/fields.ts';
import { ALL_PATIENTS, noteRead } from '../audit-log/reads.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { paginationSchema } from '../http/params.ts';
import { requireVisible } from '../reading/reader.ts';
import { appointmentAnswer } from './present.ts';
import { historyFilters, historyQuery, upcomingQuery } from './query.ts';
import { history, historyStats, presentAppointments, upcoming } from './read.ts';

const counts = v.object(
  Object.fromEntries(appointmentStatuses.map((status) => [status, v.number()])),
);

export const appointmentEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/appointments/upcoming',
    summary: 'As sessões que ainda não terminaram, a próxima primeiro.',
    query: upcomingQuery,
    answer: v.array(appointmentAnswer),
    read: async (reader, { query }) => {
      await noteRead(reader, 'sessions', ALL_PATIENTS);
      return upcoming(reader, query.psychId);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/appointments/history',
    summary: 'O histórico de sessões, por página, a mais recente primeiro.',
    query: historyQuery,
    answer: v.object({
      data: v.object({ appointments: v.array(appointmentAnswer), pagination: paginationSchema }),
    }),
    read: async (reader, { query }) => {
      await noteRead(reader, 'sessions', query.patientId ?? ALL_PATIENTS);
      return { data: await history(reader, query) };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/appointments/history/stats',
    summary: 'Quantas sessões há no histórico, por status.',
    query: historyFilters,
    answer: v.object({ data: v.object({ totalSessions: v.number(), byStatus: counts }) }),
    read: async (reader, { query }) => ({ data: await historyStats(reader, query) }),
  }),
  endpoint({
    method: 'GET',
    path: '/appointments/:id',
    summary: 'Uma sessão.',
    params: v.object({ id: uuid }),
    answer: appointmentAnswer,
    read: async (reader, { params: { id } }) => {
      const appointment = await requireVisible(reader, 'appointments', id);
      await noteRead(reader, 'sessions', appointment.patientId);
      return (await presentAppointments(reader, [appointment]))[0];
    },
  }),
];
