import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import type { Payment } from '../payments/payment.ts';
import { isSession } from '../reports/billable.ts';

/** What needs the person, in the order of the bell. */
export const bellKinds = [
  'refused',
  'conflict',
  'booking',
  'cancellation',
  'correction',
  'handover',
  'calendar',
  'recording',
  'no_note',
  'no_payment',
] as const;
export type BellKind = (typeof bellKinds)[number];

/** Tells one event of a record from the next: short, since it is kept. */
export const reasonOf = (instant: string): string => Date.parse(instant).toString(36);

export const bellKeyOf = (kind: BellKind, id: string, reason: string): string =>
  `${kind}:${id}:${reason.replaceAll(/[^\w.-]/g, '_').slice(0, 50)}`;

export interface SessionNeed {
  readonly kind: Extract<BellKind, 'booking' | 'cancellation' | 'no_note' | 'no_payment'>;
  /** When it began to; ISO. */
  readonly at: string;
}

export interface SessionFacts {
  /** Whether the reader writes notes at all: nobody but a psychologist. */
  readonly writesNotes: boolean;
  readonly notes: number;
  readonly payments: readonly Pick<Payment, 'status'>[];
  /** Whose session it is costs nothing. */
  readonly isFree: boolean;
}

interface When {
  /** What happened before, or ended before, the bell no longer tells; ISO. */
  readonly since: string;
  /** ISO */
  readonly now: string;
}

/** One that failed is none. */
const isPaidFor = ({ status }: Pick<Payment, 'status'>): boolean => status !== 'failed';

/** What a patient did to the agenda alone, and as it stands now. */
function patientAct(session: Appointment, { since, now }: When): SessionNeed[] {
  const { patientBookedAt: booked } = session;
  // What was tapped without a network is news when it arrives.
  const cancelled = session.patientCancelReceivedAt ?? session.patientCancelledAt;
  const status = statusAt(session, now);
  if (status === 'scheduled' && booked && booked >= since) return [{ kind: 'booking', at: booked }];
  if (status === 'cancelled' && cancelled && cancelled >= since)
    return [{ kind: 'cancellation', at: cancelled }];
  return [];
}

/** What a session that is over still lacks. */
function lacks(session: Appointment, facts: SessionFacts, { since, now }: When): SessionNeed[] {
  const { patientId, endAt: at } = session;
  if (patientId === null || at < since || at > now) return [];
  const status = statusAt(session, now);
  const isHeld = status === 'completed' || status === 'expired';
  const lacksNote = isHeld && facts.writesNotes && facts.notes === 0;
  const isDue = facts.payments.length > 0 || !facts.isFree;
  const lacksPayment = status === 'completed' && isDue && !facts.payments.some(isPaidFor);
  return [
    ...(lacksNote ? [{ kind: 'no_note', at } as const] : []),
    ...(lacksPayment ? [{ kind: 'no_payment', at } as const] : []),
  ];
}

/** What a session needs of its psychologist, or of who keeps the clinic's books. */
export const needsOf = (
  session: Appointment,
  facts: SessionFacts,
  when: When,
): readonly SessionNeed[] =>
  isSession(session) ? [...patientAct(session, when), ...lacks(session, facts, when)] : [];
