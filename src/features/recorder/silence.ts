import type { SilentSpan } from '../../data/recordings/recording.ts';

/** People pause for seconds, but a room is never silent: no level at all for so long is a fault. */
const QUIET_MS = 10_000;
/** An audio context takes a moment to start. */
const DEAF_MS = 1000;
const SECOND = 1000;

/** The state of a microphone at one moment. */
export interface Sign {
  /** The track is muted, or the audio context does not run. */
  readonly isDeaf: boolean;
  /** `null` where the browser cannot tell the level. */
  readonly hasLevel: boolean | null;
}

/**
 * Finds the spans of a recording in which the microphone gave no sound.
 * It is asked with milliseconds of the recording's file, which stand still in a pause.
 */
export class SilenceWatch {
  readonly #past: SilentSpan[] = [];
  #pastMs = 0;
  /** When the signs of sound ended. */
  #noneSince: number | null = null;
  #deafSince: number | null = null;
  #isSilent = false;
  #now = 0;

  /** True once the lack of sound is certain, until sound returns. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** How much of the file is without sound. */
  get silentMs(): number {
    return this.#pastMs + (this.#isSilent ? this.#now - (this.#noneSince ?? this.#now) : 0);
  }

  /** The spans until the last look. */
  get spans(): readonly SilentSpan[] {
    return this.#isSilent ? [...this.#past, this.#span()] : [...this.#past];
  }

  look(now: number, { isDeaf, hasLevel }: Sign): void {
    this.#now = now;
    if (!isDeaf && hasLevel !== false) return this.#end();
    this.#noneSince ??= now;
    this.#deafSince = isDeaf ? (this.#deafSince ?? now) : null;
    const deafMs = this.#deafSince === null ? 0 : now - this.#deafSince;
    this.#isSilent ||= now - this.#noneSince >= QUIET_MS || deafMs >= DEAF_MS;
  }

  #end(): void {
    if (this.#isSilent) {
      this.#pastMs = this.silentMs;
      this.#past.push(this.#span());
    }
    this.#isSilent = false;
    this.#noneSince = null;
    this.#deafSince = null;
  }

  #span(): SilentSpan {
    return { from: (this.#noneSince ?? this.#now) / SECOND, to: this.#now / SECOND };
  }
}
