import { type RawBuilder, sql } from 'kysely';
import type { AvailabilityBlock } from '../../../../src/domain/availability/block.ts';
import type { RecurringBreak } from '../../../../src/domain/availability/break.ts';
import { type Availability, checkAvailability } from '../../../../src/domain/availability/check.ts';
import { requireLength } from '../../../../src/domain/availability/fields.ts';
import type { AvailabilityPeriod } from '../../../../src/domain/availability/period.ts';
import { freeSlots, type Slot, slots } from '../../../../src/domain/availability/slots.ts';
import {
  blockSpans,
  periodSpans,
  type Range,
  type Span,
} from '../../../../src/domain/availability/spans.ts';
import { type ClockedSpan, placedIn } from '../../../../src/domain/availability/wallSpan.ts';
import { compareTexts } from '../../../../src/domain/core/compare.ts';
import { SLOT_UNAVAILABLE } from '../../../../src/domain/appointments/refusals.ts';
import type { Documents } from '../../../../src/domain/core/documents.ts';
import { afterZones, beforeZones, rangeOf, wallClock } from '../../../../src/domain/time/zone.ts';
import { findDocuments } from '../../../engine/documents/load.ts';
import { documentTables } from '../../../engine/documents/tables.ts';
import { isVisibleRow, type Reader, readInOrder } from '../../../engine/reading/reader.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { type Agenda, bookableSlots, isBookable, readAgenda } from './agenda.ts';
import { askedPsychologist, listedPsychologist } from './scope.ts';
import { type Asked, windowOf } from './window.ts';

type Chosen = string | undefined;

const today = (now: string, zone: string): string => rangeOf([wallClock(now, zone).day], zone).from;

type Times = 'availabilityBlocks' | 'availabilityPeriods' | 'recurringBreaks';

/** The times that the reader may list, of one psychologist or of all. */
async function listed<E extends Times>(
  reader: Reader,
  entity: E,
  chosen: Chosen,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Documents[E][]> {
  const psychologistId = await listedPsychologist(reader, chosen);
  const table = documentTables[entity].name;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where tenant_id = ${reader.actor.tenantId} and ${isVisibleRow(reader, entity, table)}
      and ${psychologistId ? sql`psychologist_id = ${psychologistId}` : sql`true`} and ${condition}
    order by ${order}, id
  `.execute(reader.tx);
  return readInOrder(reader, entity, rows);
}

/** Selects the rows that may fall into a range. What recurs needs only to begin before its end. */
const mayShare = ({ from, to }: Range) =>
  sql`start_at < ${afterZones(to)}
    and (is_recurring or end_at > ${beforeZones(from)})`;

/** The records with the instants of today's zone, by start. */
const inZone = <T extends ClockedSpan & { readonly id: string }>(
  records: readonly T[],
  zone: string,
): T[] =>
  records
    .map((record) => placedIn(record, zone))
    .toSorted((a, b) => compareTexts(a.startAt, b.startAt) || compareTexts(a.id, b.id));

/** Blocks that fall into the range asked for, by default from now on. */
export async function listBlocks(
  reader: Reader,
  chosen: Chosen,
  asked: Asked,
): Promise<AvailabilityBlock[]> {
  const zone = await zoneOf(reader);
  const range = windowOf(asked, zone, reader.now);
  const blocks = await listed(reader, 'availabilityBlocks', chosen, mayShare(range), sql`start_at`);
  const falling = blocks.filter((block) => blockSpans(block, range, zone).length > 0);
  return inZone(falling, zone);
}

/** Periods with an occurrence in the range asked for, by default from today on; the inactive ones too. */
export async function listPeriods(
  reader: Reader,
  chosen: Chosen,
  asked: Asked,
): Promise<AvailabilityPeriod[]> {
  const zone = await zoneOf(reader);
  const range = windowOf(asked, zone, today(reader.now, zone));
  const periods = await listed(
    reader,
    'availabilityPeriods',
    chosen,
    mayShare(range),
    sql`start_at`,
  );
  const falling = periods.filter((period) => periodSpans(period, range, zone).length > 0);
  return inZone(falling, zone);
}

/** Breaks, the active and the inactive, through the week. */
export const listBreaks = (reader: Reader, chosen: Chosen): Promise<RecurringBreak[]> =>
  listed(reader, 'recurringBreaks', chosen, sql`true`, sql`day_of_week, start_time`);

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
