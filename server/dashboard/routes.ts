import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { dashboardPeriods } from '../../src/domain/dashboard/period.ts';
import { dashboardStatsSchema } from '../../src/domain/dashboard/stats.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { requireVisible } from '../reading/reader.ts';
import { zoneOf } from '../reading/zone.ts';
import { nextPatientSchema, readNextPatient } from './next-patient.ts';
import {
  nextSessionSchema,
  ongoingSessionSchema,
  readDashboardStats,
  readNextSessions,
  readOngoingSessions,
} from './read.ts';

export const dashboardEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/dashboard/next-sessions',
    summary: 'As próximas sessões, no máximo sete.',
    answer: v.array(nextSessionSchema),
    read: readNextSessions,
  }),
  endpoint({
    method: 'GET',
    path: '/dashboard/nextPatientSummary',
    summary: 'O paciente da próxima sessão e o resumo da última nota.',
    answer: nextPatientSchema,
    read: readNextPatient,
  }),
  endpoint({
    method: 'GET',
    path: '/dashboard/ongoing-sessions',
    summary: 'As sessões em andamento.',
    answer: v.array(ongoingSessionSchema),
    read: readOngoingSessions,
  }),
  endpoint({
    method: 'GET',
    path: '/dashboard/stats',
    summary: 'Números do dia, da semana, do mês ou do ano.',
    query: v.object({
      period: v.optional(v.picklist(dashboardPeriods, 'Período inválido'), 'month'),
      patientId: v.optional(uuid),
    }),
    answer: dashboardStatsSchema,
    read: async (reader, { query }) => {
      if (query.patientId) await requireVisible(reader, 'patients', query.patientId);
      return readDashboardStats(reader, query, await zoneOf(reader));
    },
  }),
];
