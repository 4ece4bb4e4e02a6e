import type { BellKind } from './needs.ts';

/** What a person may leave out of the bell. What the server has refused, and texts that wait for a decision, always show. */
export const hideableKinds = [
  'booking',
  'cancellation',
  'recording',
  'no_note',
  'no_payment',
] as const satisfies readonly BellKind[];
export type HideableKind = (typeof hideableKinds)[number];
