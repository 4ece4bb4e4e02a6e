import * as v from 'valibot';
import { availabilityBlockSchema } from '../../src/domain/availability/block.ts';
import { recurringBreakSchema } from '../../src/domain/availability/break.ts';
import { clockTime, requiredInstant } from '../../src/domain/availability/fields.ts';
import { availabilityPeriodSchema, slotDurations } from '../../src/domain/availability/period.ts';
import { day, instant, uuid } from '../../src/domain/core/fields.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import {
  allSlots,
  availability,
  availableSlots,
  listBlocks,
  listBreaks,
  listPeriods,
  patientSlots,
} from './read.ts';
import { moment } from './window.ts';

const psychologist = { psychologistId: v.optional(uuid) };
const dates = { startDate: v.optional(moment), endDate: v.optional(moment) };

const slotDuration = v.pipe(
  v.picklist(slotDurations.map(String), 'Duração da sessão inválida'),
  v.transform(Number),
);

const slotsAnswer = v.array(
  v.object({
    id: v.string(),
    date: day,
    time: clockTime,
    startAt: instant,
    endAt: instant,
    duration: v.number(),
    psychologistId: uuid,
    available: v.boolean(),
  }),
);

const asked = (query: { startDate?: string | undefined; endDate?: string | undefined }) => ({
  from: query.startDate,
  to: query.endDate,
});

export const availabilityEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/availability-blocks',
    summary: 'Os bloqueios de um intervalo; sem datas, os dos próximos 30 dias.',
    query: v.object({
      psychId: v.optional(uuid),
      from: v.optional(moment),
      to: v.optional(moment),
    }),
    answer: v.array(availabilityBlockSchema),
    read: (reader, { query }) => listBlocks(reader, query.psychId, query),
  }),
  endpoint({
    method: 'GET',
    path: '/recurring-breaks',
    summary: 'As pausas recorrentes, ao longo da semana.',
    query: v.object(psychologist),
    answer: v.array(recurringBreakSchema),
    read: (reader, { query }) => listBreaks(reader, query.psychologistId),
  }),
  endpoint({
    method: 'GET',
    path: '/availability-periods',
    summary: 'Os períodos de disponibilidade de um intervalo; sem datas, os dos próximos 30 dias.',
    query: v.object({ ...psychologist, ...dates }),
    answer: v.array(availabilityPeriodSchema),
    read: (reader, { query }) => listPeriods(reader, query.psychologistId, asked(query)),
  }),
  endpoint({
    method: 'POST',
    path: '/availability-periods/check-availability',
    summary: 'Diz se um horário está disponível e, a quem atende, por que não.',
    body: v.object({ ...psychologist, startAt: requiredInstant, endAt: requiredInstant }),
    answer: v.object({ available: v.boolean(), reason: v.nullable(v.string()) }),
    read: (reader, { body: { psychologistId, ...span } }) =>
      availability(reader, psychologistId, span),
  }),
  endpoint({
    method: 'GET',
    path: '/availability-periods/available-slots',
    summary: 'Os horários livres de um psicólogo, com a duração pedida ou a dos períodos.',
    query: v.object({ ...psychologist, ...dates, slotDuration: v.optional(slotDuration) }),
    answer: slotsAnswer,
    read: (reader, { query }) =>
      availableSlots(reader, query.psychologistId, asked(query), query.slotDuration),
  }),
  endpoint({
    method: 'GET',
    path: '/availability-new/psychologist/:id',
    summary: 'Todos os horários de um psicólogo, também os ocupados.',
    params: v.object({ id: uuid }),
    query: v.object(dates),
    answer: slotsAnswer,
    read: (reader, { params, query }) => allSlots(reader, params.id, asked(query)),
  }),
  endpoint({
    method: 'GET',
    path: '/availability-new/patient-slots',
    summary: 'Os horários que um paciente pode agendar com o seu psicólogo.',
    query: v.object({ ...psychologist, ...dates }),
    answer: slotsAnswer,
    read: (reader, { query }) => patientSlots(reader, query.psychologistId, asked(query)),
  }),
];
