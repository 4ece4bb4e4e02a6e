import type { Logger } from '../logger.ts';

/** `silent`: the mail server does not answer, or cannot be reached. */
export type PauseReason = 'quota' | 'sender' | 'silent';

interface Pausing {
  /** Failures in a row before all mail waits. */
  readonly after: number;
  readonly firstMs: number;
  readonly factor: number;
  readonly longestMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PAUSES: Readonly<Record<PauseReason, Pausing>> = {
  quota: { after: 1, firstMs: MINUTE_MS, factor: 4, longestMs: HOUR_MS },
  sender: { after: 1, firstMs: MINUTE_MS, factor: 4, longestMs: HOUR_MS },
  silent: { after: 3, firstMs: 30_000, factor: 2, longestMs: 5 * MINUTE_MS },
};

/** So many mails are remembered whose refusal was their own. */
const REMEMBERED = 1000;

interface Pause {
  readonly reason: PauseReason;
  readonly since: number;
  readonly until: number;
}

/** The failure of a mail that is no fault of its own. */
interface Refusal {
  readonly reason: PauseReason;
  /** The mail's. */
  readonly id: string;
  /** The answer's codes. */
  readonly codes: string;
}

/**
 * Holds all mail back while the mail server is silent, or takes none of ours.
 * After a pause one mail goes ahead. The others follow once one was accepted.
 */
export class MailGate {
  readonly #clock: { now(): number };
  readonly #logger: Logger | undefined;
  #pause: Pause | undefined;
  /** Failures since the last answer that was none. */
  #failures = 0;
  readonly #suspects = new Set<string>();
  readonly #ownFaults = new Set<string>();

  constructor({ clock, logger }: { clock: { now(): number }; logger?: Logger | undefined }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Since when mail waits, and why. `null` while it is sent. */
  get paused(): { readonly since: number; readonly reason: PauseReason } | null {
    return this.#pause ? { since: this.#pause.since, reason: this.#pause.reason } : null;
  }

  /** How many mails may be under way at once. */
  places(most: number): number {
    if (!this.#pause) return most;
    return this.waitMs() > 0 ? 0 : 1;
  }

  /** Milliseconds that a mail has to wait now. */
  waitMs(): number {
    return Math.max(0, (this.#pause?.until ?? 0) - this.#clock.now());
  }

  accepted(id: string): void {
    this.#suspects.delete(id);
    this.#ownFaults.delete(id);
    for (const suspect of this.#suspects) this.#remember(suspect);
    this.#suspects.clear();
    this.#resume();
  }

  /** The server refused one mail alone. So it is there. */
  answered(): void {
    if (!this.#pause || this.#pause.reason === 'silent') this.#resume();
  }

  /**
   * True if others were accepted since this mail was refused as if for its sender.
   * Then it is this recipient's server that wants none of it.
   */
  isOwnFault(id: string): boolean {
    return this.#ownFaults.has(id);
  }

  /** Notes a failure that is no single mail's. @returns milliseconds that the mail waits */
  failed({ reason, id, codes }: Refusal): number {
    if (reason === 'sender') this.#suspects.add(id);
    this.#failures += 1;
    const { after, firstMs, factor, longestMs } = PAUSES[reason];
    const turn = this.#failures - after;
    if (turn < 0) return firstMs / factor;
    const ms = Math.min(firstMs * factor ** turn, longestMs);
    const now = this.#clock.now();
    this.#pause = { reason, since: this.#pause?.since ?? now, until: now + ms };
    this.#logger?.('error', 'mail_paused', {
      reason,
      codes,
      until: new Date(now + ms).toISOString(),
    });
    // Another mail tries first.
    return reason === 'sender' ? 2 * ms : ms;
  }

  #remember(id: string): void {
    const [oldest] = this.#ownFaults;
    if (oldest !== undefined && this.#ownFaults.size >= REMEMBERED) this.#ownFaults.delete(oldest);
    this.#ownFaults.add(id);
  }

  #resume(): void {
    this.#failures = 0;
    if (!this.#pause) return;
    this.#pause = undefined;
    this.#logger?.('info', 'mail_resumed', {});
  }
}
