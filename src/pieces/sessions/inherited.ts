import type { InheritedRow } from '../../data/queries/notes/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionLine } from './words.ts';

/**
 * Returns when an earlier psychologist's session was.
 * For a note whose session is unknown: when it was written.
 */
export const inheritedTitle = (
  { session, at }: Pick<InheritedRow, 'session' | 'at'>,
  zone: string,
): string => (session ? sessionLine(session, zone) : `Escrita em ${formatMoment(at, zone)}`);
