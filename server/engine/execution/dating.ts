import type { Batch, SentCommand } from '../../../src/domain/sync/protocol.ts';
import { minutesOff } from '../../../src/domain/time/clocks.ts';
import type { Arriving } from './check.ts';

const MINUTE_MS = 60_000;
/** A command that seems to have waited longer was made before its clock was set anew. */
const LONGEST_WAIT_MS = 30 * 24 * 60 * MINUTE_MS;

export type Dating = Pick<Arriving, 'at' | 'clockAt' | 'minutesOff'>;

/**
 * Dates a command by what is known of its device's clock.
 * A device that knew has corrected it. Otherwise a command is as old as it has waited by the
 * device's own clock, if that differs from the server's as the batch leaves.
 * @param now the server's clock as the batch arrives, milliseconds since 1970
 */
export function dated(
  { at, ahead }: Pick<SentCommand, 'at' | 'ahead'>,
  sentAt: Batch['sentAt'],
  now: number,
): Dating {
  if (ahead !== undefined) return { at, clockAt: at, minutesOff: minutesOff(ahead) };
  const asTold = { at, clockAt: at, minutesOff: 0 };
  if (sentAt === undefined) return asTold;
  const off = minutesOff(Date.parse(sentAt) - now);
  const waited = Date.parse(sentAt) - Date.parse(at);
  // The clock was set anew since: what it showed before is not known to be wrong.
  if (off === 0 || waited < 0 || waited > LONGEST_WAIT_MS) return asTold;
  return { at: new Date(now - waited).toISOString(), clockAt: at, minutesOff: off };
}
