import { isOpen, type Appointment } from '../../src/domain/appointments/appointment.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import type { Payment, PaymentMethod } from '../../src/domain/payments/payment.ts';
import { DAY_MS, MINUTE_MS } from './calendar.ts';
import type { Random } from './random.ts';

/** In reais; each patient has agreed on one. */
const PRICES = [150, 180, 200, 220, 250, 280, 320] as const;

/** Most people pay by Pix. */
const methodOf = (random: Random): PaymentMethod =>
  random.chance(0.6)
    ? 'pix'
    : random.pick(['credit_card', 'credit_card', 'debit_card', 'cash', 'bank_transfer', 'other']);

const REMARKS = ['Recibo enviado.', 'Pagou no início da sessão.', 'Pacote mensal.'] as const;

function statusOf(random: Random, endAt: number, now: number): Payment['status'] {
  if (endAt > now - 21 * DAY_MS && random.chance(0.2)) return 'pending';
  const luck = random.next();
  if (luck < 0.96) return 'paid';
  return luck < 0.98 ? 'failed' : 'refunded';
}

/** What was paid for the sessions that took place; a few are forgotten, as happens. */
export function createPayments(
  random: Random,
  appointments: readonly Appointment[],
  now: number,
): Payment[] {
  const prices = new Map<string, number>();
  return appointments.flatMap((session) => {
    const { id: appointmentId, patientId, psychologistId, status } = session;
    const endAt = Date.parse(session.endAt);
    if (!patientId || isOpen(session) || status !== 'completed' || random.chance(0.05)) return [];
    const amount = prices.get(patientId) ?? random.pick(PRICES);
    prices.set(patientId, amount);
    const createdAt = Math.min(endAt + random.between(1, 4000) * MINUTE_MS, now);
    return {
      id: uuidv7(createdAt, random.bytes),
      appointmentId,
      patientId,
      psychologistId,
      amount,
      paymentMethod: methodOf(random),
      status: statusOf(random, endAt, now),
      notes: random.chance(0.06) ? random.pick(REMARKS) : null,
      createdAt: new Date(createdAt).toISOString(),
    };
  });
}
