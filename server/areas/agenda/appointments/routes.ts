import {
  appointmentCall,
  historyCall,
  historyStatsCall,
  upcomingCall,
} from '../../../../src/domain/contract/appointments.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { ALL_PATIENTS, noteRead } from '../../../engine/audit-log/reads.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import { requireVisible } from '../../../engine/reading/reader.ts';
import { history, historyStats, presentAppointments, upcoming } from './read.ts';

export const appointmentEndpoints: readonly Endpoint[] = [
  endpoint(upcomingCall, {
    summary: 'As sessões que ainda não terminaram, a próxima primeiro.',
    read: async (reader, { query }) => {
      await noteRead(reader, 'sessions', ALL_PATIENTS);
      return upcoming(reader, query.psychId);
    },
  }),
  endpoint(historyCall, {
    summary: 'O histórico de sessões, por página, a mais recente primeiro.',
    read: async (reader, { query }) => {
      await noteRead(reader, 'sessions', query.patientId ?? ALL_PATIENTS);
      return { data: await history(reader, query) };
    },
  }),
  endpoint(historyStatsCall, {
    summary: 'Quantas sessões há no histórico, por status.',
    read: async (reader, { query }) => ({ data: await historyStats(reader, query) }),
  }),
  endpoint(appointmentCall, {
    summary: 'Uma sessão.',
    read: async (reader, { params: { id } }) => {
      const appointment = await requireVisible(reader, 'appointments', id);
      await noteRead(reader, 'sessions', appointment.patientId);
      const [shown] = await presentAppointments(reader, [appointment]);
      if (!shown) throw missing('appointments');
      return shown;
    },
  }),
];
