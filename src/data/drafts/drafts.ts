import type { Draft } from '../client/device.ts';

/** Text in the making. Cleared by the command that makes it obsolete (`Outbox.add`) or by the person. */
export interface Drafts {
  read(key: string): Promise<Draft | null>;
  write(draft: Draft): Promise<void>;
  discard(key: string): Promise<void>;
}
