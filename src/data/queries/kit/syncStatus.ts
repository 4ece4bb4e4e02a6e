/** The state of the person's work, and what is known of the server. */
export interface SyncStatus {
  /** `offline` whenever our server does not answer, whatever the browser thinks of the network. */
  readonly connection: 'online' | 'offline';
  readonly activity: 'idle' | 'sending' | 'receiving';
  /** Changes guarded on this device that the server has not confirmed. */
  readonly waiting: number;
  /** Refused and parked changes, and notes of which two texts stand side by side. */
  readonly needsPerson: number;
  /** The number of notes among those. */
  readonly conflicts: number;
  /** Texts in the making, which only this device has. */
  readonly drafts: number;
  /** Records that the server lacks since its data were set back, kept aside here. */
  readonly shelved: number;
  /**
   * `expired`: the password is needed before anything is sent.
   * `closed`: the account was deactivated, and nothing is sent before it is open again.
   * Nothing is lost meanwhile.
   */
  readonly session: 'valid' | 'expired' | 'closed';
  /** During the very first sync only. */
  readonly firstSync: {
    readonly received: number;
    readonly total: number;
    readonly hot: boolean;
  } | null;
  readonly lastSyncAt: string | null;
  /**
   * Minutes by which this device's clock is ahead of the server's.
   * Below 0 it is behind; 0 while they are near.
   */
  readonly clockMinutes: number;
  /** True if that is known by the last read alone: it may differ by more. */
  readonly isClockGuessed: boolean;
  /**
   * Minutes by which this device's clock was set at once, below 0 back, without the server to
   * hold it against. 0 otherwise.
   */
  readonly clockLeap: number;
  /** Nothing was heard of the server for a minute: what is shown may be old. */
  readonly isSilent: boolean;
  /**
   * The time (ISO) since when our server, or a gateway before it, answers that it failed.
   * `null` while it works.
   */
  readonly troubleSince: string | null;
  /** The device has no room for what the server sends. */
  readonly isFull: boolean;
  /** The server's sentence that today's limit is reached; `null` while it is not. */
  readonly limitWords: string | null;
}
