import * as v from 'valibot';
import { DomainError } from '../core/errors.ts';
import type { AvailabilityBlock } from './block.ts';
import { weekday } from './fields.ts';

export const UNREADABLE_PATTERN =
  'Erro ao processar padrão recorrente. Selecione o dia da semana novamente.';

const pattern = v.object({ dayOfWeek: weekday });

/** The weekday that a block's pattern names; `null` where the text cannot be read. */
export function weekdayOfPattern(text: string): number | null {
  try {
    const read = v.safeParse(pattern, JSON.parse(text));
    return read.success ? read.output.dayOfWeek : null;
  } catch {
    return null;
  }
}

/** The weekday of a recurring block. @throws DomainError */
export function requireWeekday({
  recurringPattern,
}: Pick<AvailabilityBlock, 'recurringPattern'>): number {
  if (!recurringPattern)
    throw new DomainError(
      'weekday_required',
      'Selecione o dia da semana do bloqueio recorrente.',
      422,
    );
  const dayOfWeek = weekdayOfPattern(recurringPattern);
  if (dayOfWeek === null) throw new DomainError('invalid_pattern', UNREADABLE_PATTERN, 422);
  return dayOfWeek;
}

export const patternOf = (dayOfWeek: number): string => JSON.stringify({ dayOfWeek });
