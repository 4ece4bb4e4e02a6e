/** Text in the making, kept on this device. `based` is what it started from, so that a later change can be noticed. */
export interface Draft {
  readonly key: string;
  readonly value: unknown;
  readonly baseV: number;
  readonly updatedAt: string;
}

/** That there is a draft, without what it holds. */
export type DraftHead = Pick<Draft, 'key' | 'updatedAt'>;

/** Text in the making. Cleared by the command that makes it obsolete (`Outbox.add`) or by the person. */
export interface Drafts {
  read(key: string): Promise<Draft | null>;
  /** All that there are, in no order. */
  heads(): Promise<readonly DraftHead[]>;
  write(draft: Draft): Promise<void>;
  discard(key: string): Promise<void>;
}
