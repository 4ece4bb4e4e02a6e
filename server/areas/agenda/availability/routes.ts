import {
  availableSlotsCall,
  blocksCall,
  breaksCall,
  checkAvailabilityCall,
  patientSlotsCall,
  periodsCall,
  psychologistSlotsCall,
} from '../../../../src/domain/contract/availability.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import {
  allSlots,
  availability,
  availableSlots,
  listBlocks,
  listBreaks,
  listPeriods,
  patientSlots,
} from './read.ts';

const asked = (query: { startDate?: string | undefined; endDate?: string | undefined }) => ({
  from: query.startDate,
  to: query.endDate,
});

export const availabilityEndpoints: readonly Endpoint[] = [
  endpoint(blocksCall, {
    summary: 'Os bloqueios de um intervalo; sem datas, os dos próximos 30 dias.',
    read: (reader, { query }) => listBlocks(reader, query.psychId, query),
  }),
  endpoint(breaksCall, {
    summary: 'As pausas recorrentes, ao longo da semana.',
    read: (reader, { query }) => listBreaks(reader, query.psychologistId),
  }),
  endpoint(periodsCall, {
    summary: 'Os períodos de disponibilidade de um intervalo; sem datas, os dos próximos 30 dias.',
    read: (reader, { query }) => listPeriods(reader, query.psychologistId, asked(query)),
  }),
  endpoint(checkAvailabilityCall, {
    summary: 'Diz se um horário está disponível e, a quem atende, por que não.',
    read: (reader, { body: { psychologistId, ...span } }) =>
      availability(reader, psychologistId, span),
  }),
  endpoint(availableSlotsCall, {
    summary: 'Os horários livres de um psicólogo, com a duração pedida ou a dos períodos.',
    read: (reader, { query }) =>
      availableSlots(reader, query.psychologistId, asked(query), query.slotDuration),
  }),
  endpoint(psychologistSlotsCall, {
    summary: 'Todos os horários de um psicólogo, também os ocupados.',
    read: (reader, { params, query }) => allSlots(reader, params.id, asked(query)),
  }),
  endpoint(patientSlotsCall, {
    summary: 'Os horários que um paciente pode agendar com o seu psicólogo.',
    read: (reader, { query }) => patientSlots(reader, query.psychologistId, asked(query)),
  }),
];
