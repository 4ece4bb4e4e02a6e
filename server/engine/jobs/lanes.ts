import type { Handlers, RunnerParts } from './job.ts';

const MINUTE_MS = 60_000;

/** Work that has places of its own, and waits for no other. */
export interface Lane {
  /** In groups, the most urgent first. */
  readonly kinds: readonly (readonly string[])[];
  readonly atOnce: number;
  /** How many of the places may be taken now. */
  readonly places: (atOnce: number) => number;
  /** Others' jobs do not wait for one practice's. */
  readonly perTenant: number;
  readonly handlerMs: number;
}

/** A mail server may think for ten minutes after it has a mail (RFC 5321, 4.5.3.2.6). */
const MAIL_MS = 12 * MINUTE_MS;

export function lanesOf(
  { mailKinds = [], mailGate }: RunnerParts,
  handlers: Handlers,
  handlerMs: number,
) {
  const known = new Set(Object.keys(handlers));
  const mail = mailKinds.map((group) => group.filter((kind) => known.has(kind)));
  for (const kind of mail.flat()) known.delete(kind);
  const lanes: readonly Lane[] = [
    { kinds: [[...known]], atOnce: 8, places: (most) => most, perTenant: 4, handlerMs },
    {
      kinds: mail,
      atOnce: 4,
      places: (most) => mailGate?.places(most) ?? most,
      perTenant: 2,
      handlerMs: Math.max(handlerMs, MAIL_MS),
    },
  ];
  return lanes.filter(({ kinds }) => kinds.some((group) => group.length > 0));
}
