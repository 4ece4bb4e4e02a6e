import { slotUnavailable } from '../../../../src/domain/appointments/refusals.ts';
import { wishedTimes } from '../../../../src/domain/appointments/wishes.ts';
import type { Range, Span } from '../../../../src/domain/availability/spans.ts';
import { bookableSlots, isBookable, readAgenda } from '../availability/public.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';

const DAY_MS = 86_400_000;
/** So many times a refusal names, of so many days: from the day before until the same day of the week after. */
const NAMED = 6;
const NAMED_DAYS = 9;

const agendaOf = ({ actor, tx, now }: DecisionContext, psychologistId: string, range: Range) =>
  readAgenda(
    (entity, find) => tx.find(entity, find),
    { tenantId: actor.tenantId, psychologistId },
    range,
    now,
  );

/** What can be had from a day before the wish on, or from now on. */
async function freeFrom(
  context: DecisionContext,
  psychologistId: string,
  wish: Span,
): Promise<Span[]> {
  const dayBefore = new Date(Date.parse(wish.startAt) - DAY_MS).toISOString();
  const from = dayBefore > context.now ? dayBefore : context.now;
  const to = new Date(Date.parse(from) + NAMED_DAYS * DAY_MS).toISOString();
  const agenda = await agendaOf(context, psychologistId, { from, to });
  return bookableSlots(agenda)
    .slice(0, NAMED)
    .map(({ startAt, endAt }) => ({ startAt, endAt }));
}

/**
 * A patient gets the first of the wished times that is offered now, however long ago it was chosen. The tenant's lock is
 * held, so that of many bookings of one slot the first is found by all others.
 */
export const grantFreeTime: Decision<'appointment.create'> = async (args, context) => {
  const { actor, documents } = context;
  const booking = documents.get('appointments', args.id);
  if (actor.role !== 'patient' || !booking) return;
  const { psychologistId } = booking;
  for (const wish of wishedTimes(args)) {
    const range = { from: wish.startAt, to: wish.endAt };
    if (!isBookable(await agendaOf(context, psychologistId, range), wish)) continue;
    documents.put('appointments', { ...booking, ...wish });
    return;
  }
  throw slotUnavailable(await freeFrom(context, psychologistId, args));
};
