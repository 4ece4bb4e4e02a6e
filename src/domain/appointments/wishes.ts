import type { Span } from '../availability/spans.ts';
import { DomainError } from '../core/errors.ts';

/** Beside the first time that a patient asks for. */
export const ALTERNATIVES_MAX = 2;

export interface Wish extends Span {
  readonly alternatives?: readonly Span[] | undefined;
}

/** What a patient asks for, the best first. */
export const wishedTimes = ({ startAt, endAt, alternatives = [] }: Wish): readonly Span[] => [
  { startAt, endAt },
  ...alternatives,
];

/** The best of them that had not begun. @param at ISO */
export const firstToCome = (wished: readonly Span[], at: string): Span | undefined =>
  wished.find(({ startAt }) => startAt > at);

/** Who sees the agenda chooses in it. */
export const oneTimeOnly = (): DomainError =>
  new DomainError('one_time_only', 'Escolha um horário só.', 422);
