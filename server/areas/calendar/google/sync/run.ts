import type { ServerParts } from '../../../../kernel/parts.ts';
import type { GoogleAccount } from '../api/api.ts';
import type { Integration } from '../access/integrations.ts';
import type { Lease } from './lease.ts';
import type { Span } from './plan/state.ts';

/** One sync under way. */
export interface SyncRun extends Pick<ServerParts, 'db' | 'clock' | 'onWritten'> {
  readonly lease: Lease;
  readonly account: GoogleAccount;
  readonly integration: Integration;
  /** IANA name of the practice's zone. */
  readonly zone: string;
  /** What is kept the same on both sides. */
  readonly window: Span;
  /** When it began, ISO. */
  readonly at: string;
  readonly newId: () => string;
  readonly signal?: AbortSignal | undefined;
}

const DAY_MS = 86_400_000;
const PAST_DAYS = 7;
const AHEAD_DAYS = 366;

/** From a week ago to a year ahead. @param now milliseconds since 1970 */
export const windowAt = (now: number): Span => ({
  startAt: new Date(now - PAST_DAYS * DAY_MS).toISOString(),
  endAt: new Date(now + AHEAD_DAYS * DAY_MS).toISOString(),
});
