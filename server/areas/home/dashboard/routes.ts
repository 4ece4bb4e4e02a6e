import {
  dashboardStatsCall,
  nextPatientCall,
  nextSessionsCall,
  ongoingSessionsCall,
} from '../../../../src/domain/contract/dashboard.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { requireVisible } from '../../../engine/reading/reader.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { readNextPatient } from './next-patient.ts';
import { readDashboardStats, readNextSessions, readOngoingSessions } from './read.ts';

export const dashboardEndpoints: readonly Endpoint[] = [
  endpoint(nextSessionsCall, {
    summary: 'As próximas sessões, no máximo sete.',
    read: readNextSessions,
  }),
  endpoint(nextPatientCall, {
    summary: 'O paciente da próxima sessão e o resumo da última nota.',
    read: readNextPatient,
  }),
  endpoint(ongoingSessionsCall, {
    summary: 'As sessões em andamento.',
    read: readOngoingSessions,
  }),
  endpoint(dashboardStatsCall, {
    summary: 'Números do dia, da semana, do mês ou do ano.',
    read: async (reader, { query }) => {
      if (query.patientId) await requireVisible(reader, 'patients', query.patientId);
      return readDashboardStats(reader, query, await zoneOf(reader));
    },
  }),
];
