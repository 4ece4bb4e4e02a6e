import { occupies } from '../appointments/state.ts';
import { overlaps } from '../appointments/span.ts';
import type { Schedule } from './slots.ts';
import { blockSpans, breakSpans, periodSpans, type Span, without } from './spans.ts';

export interface Availability {
  readonly available: boolean;
  /** Portuguese, for the psychologist's side; `null` where the time is free. */
  readonly reason: string | null;
}

export interface AvailabilityQuestion extends Schedule, Span {
  /** IANA name. */
  readonly zone: string;
  /** ISO */
  readonly now: string;
}

const joined = (spans: readonly Span[], span: Span): boolean => without(span, spans).length === 0;

function reasonAgainst(question: AvailabilityQuestion): string | null {
  const { startAt, endAt, zone, now } = question;
  const span = { startAt, endAt };
  const range = { from: startAt, to: endAt };
  if (startAt <= now) return 'Este horário já passou.';
  const taken = question.sessions.filter((one) => occupies(one) && overlaps(one, span));
  if (taken.some((one) => !one.isGoogleCalendarEvent)) return 'Já existe uma sessão neste horário.';
  if (taken.length > 0) return 'Há um compromisso da agenda do Google neste horário.';
  if (question.blocks.some((one) => blockSpans(one, range, zone).length > 0))
    return 'Este horário está bloqueado.';
  if (question.breaks.some((one) => breakSpans(one, range, zone).length > 0))
    return 'Há uma pausa recorrente neste horário.';
  const open = question.periods
    .filter(({ isActive }) => isActive)
    .flatMap((one) => periodSpans(one, range, zone));
  return joined(open, span) ? null : 'Fora dos períodos de disponibilidade.';
}

/** Whether a time lies within the psychologist's periods and nothing stands in its way, and what does. */
export function checkAvailability(question: AvailabilityQuestion): Availability {
  const reason = reasonAgainst(question);
  return { available: reason === null, reason };
}
