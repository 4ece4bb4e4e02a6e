import type { NoteRow } from '../../data/queries/notes/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionLine } from '../../pieces/sessions/words.ts';

/** Which note it is: when its session was, or where that is not here, when it was written. */
export const noteLine = (
  { session, createdAt }: Pick<NoteRow, 'session' | 'createdAt'>,
  zone: string,
): string => (session ? sessionLine(session, zone) : `Escrita em ${formatMoment(createdAt, zone)}`);
