import type { AvailabilityBlock } from '../../src/domain/availability/block.ts';
import type { RecurringBreak } from '../../src/domain/availability/break.ts';
import { type Availability, checkAvailability } from '../../src/domain/availability/check.ts';
import { requireLength } from '../../src/domain/availability/fields.ts';
import type { AvailabilityPeriod } from '../../src/domain/availability/period.ts';
import { freeSlots, type Slot, slots } from '../../src/domain/availability/slots.ts';
import { blockSpans, periodSpans, type Span } from '../../src/domain/availability/spans.ts';
import { SLOT_UNAVAILABLE } from '../../src/domain/appointments/refusals.ts';
import { rangeOf, wallClock } from '../../src/domain/time/zone.ts';
import { findDocuments } from '../documents/load.ts';
import { isVisibleRow, type Reader, readInOrder } from '../reading/reader.ts';
import { zoneOf } from '../reading/zone.ts';
import { type Agenda, bookableSlots, isBookable, readAgenda } from './agenda.ts';
import { askedPsychologist, listedPsychologist } from './scope.ts';
import { type Asked, windowOf } from './window.ts';

type Chosen = string | undefined;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Blocks that fall into the range asked for, by default from now on. */
export async function listBlocks(
  reader: Reader,
  chosen: Chosen,
  asked: Asked,
): Promise<AvailabilityBlock[]> {
  const psychologistId = await listedPsychologist(reader, chosen);
  const zone = await zoneOf(reader);
  const range = windowOf(asked, zone, reader.now);
  const rows = await reader.tx
    .selectFrom('availability_blocks')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'availabilityBlocks', 'availability_blocks'))
    .$if(psychologistId !== undefined, (q) => q.where('psychologist_id', '=', psychologistId ?? ''))
    .where('start_at', '<', range.to)
    .where((eb) => eb.or([eb('is_recurring', '=', true), eb('end_at', '>', range.from)]))
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  const blocks = await readInOrder(reader, 'availabilityBlocks', idsOf(rows));
  return blocks.filter((block) => blockSpans(block, range, zone).length > 0);
}

/** Breaks, the active and the inactive, through the week. */
export async function listBreaks(reader: Reader, chosen: Chosen): Promise<RecurringBreak[]> {
  const psychologistId = await listedPsychologist(reader, chosen);
  const rows = await reader.tx
    .selectFrom('recurring_breaks')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'recurringBreaks', 'recurring_breaks'))
    .$if(psychologistId !== undefined, (q) => q.where('psychologist_id', '=', psychologistId ?? ''))
    .orderBy('day_of_week')
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return readInOrder(reader, 'recurringBreaks', idsOf(rows));
}

/** Periods with an occurrence in the range asked for, by default from today on; the inactive ones too. */
export async function listPeriods(
  reader: Reader,
  chosen: Chosen,
  asked: Asked,
): Promise<AvailabilityPeriod[]> {
  const psychologistId = await listedPsychologist(reader, chosen);
  const zone = await zoneOf(reader);
  const range = windowOf(asked, zone, today(reader.now, zone));
  const rows = await reader.tx
    .selectFrom('availability_periods')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'availabilityPeriods', 'availability_periods'))
    .$if(psychologistId !== undefined, (q) => q.where('psychologist_id', '=', psychologistId ?? ''))
    .where('start_at', '<', range.to)
    .where((eb) => eb.or([eb('is_recurring', '=', true), eb('end_at', '>', range.from)]))
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  const periods = await readInOrder(reader, 'availabilityPeriods', idsOf(rows));
  return periods.filter((period) => periodSpans(period, range, zone).length > 0);
}

const today = (now: string, zone: string): string => rangeOf([wallClock(now, zone).day], zone).from;

async function agendaFor(reader: Reader, psychologistId: string, asked: Asked): Promise<Agenda> {
  const { tx, actor, now } = reader;
  const zone = await zoneOf(reader);
  const range = windowOf(asked, zone, today(now, zone));
  const { tenantId } = actor;
  return readAgenda(
    (entity, find) => findDocuments(tx, tenantId, entity, find),
    { tenantId, psychologistId },
    range,
    now,
  );
}

/** Slots that can be had. Patients get those that they may book, whatever duration they ask for. */
export async function availableSlots(
  reader: Reader,
  chosen: Chosen,
  asked: Asked,
  slotDuration: number | undefined,
): Promise<Slot[]> {
  const agenda = await agendaFor(reader, await askedPsychologist(reader, chosen), asked);
  if (reader.actor.role === 'patient') return bookableSlots(agenda);
  return freeSlots({ ...agenda, slotDuration });
}

/** What patients are offered, shown to them and to those who offer it. */
export async function patientSlots(reader: Reader, chosen: Chosen, asked: Asked): Promise<Slot[]> {
  return bookableSlots(await agendaFor(reader, await askedPsychologist(reader, chosen), asked));
}

/** All slots of a psychologist, also those that are taken or over. */
export async function allSlots(reader: Reader, chosen: Chosen, asked: Asked): Promise<Slot[]> {
  return slots(await agendaFor(reader, await askedPsychologist(reader, chosen), asked));
}

/** Whether a time can be had. A patient learns no more than that. */
export async function availability(
  reader: Reader,
  chosen: Chosen,
  span: Span,
): Promise<Availability> {
  const psychologistId = await askedPsychologist(reader, chosen);
  requireLength(span, 1, 'Uma sessão não pode durar mais de um dia.');
  const { startAt, endAt } = span;
  const agenda = await agendaFor(reader, psychologistId, { from: startAt, to: endAt });
  if (reader.actor.role !== 'patient') return checkAvailability({ ...agenda, startAt, endAt });
  const available = isBookable(agenda, span);
  return { available, reason: available ? null : SLOT_UNAVAILABLE };
}
