import { codeOf } from '../../client/errors.ts';
import type { Device } from '../../data/device.ts';
import type { SoundLength } from '../../data/recordings/recording.ts';
import type { Microphone } from './microphone.ts';
import { SilenceWatch } from './silence.ts';

/** A killed browser loses at most this much. */
const PIECE_MS = 5000;
/** Bounds the file, silence included: a server takes no longer one. */
const LIMIT_SECONDS = 600;
const WARNING_SECONDS = 540;
const TICK_MS = 250;
const SECOND = 1000;

export type EndReason = 'stopped' | 'limit' | 'full' | 'lost' | 'failed';

export interface RunState {
  readonly appointmentId: string;
  readonly phase: 'recording' | 'paused' | 'ended';
  /** Whole seconds of sound. */
  readonly seconds: number;
  /** How many seconds of sound there can be: silence takes room as well. */
  readonly limit: number;
  readonly isNearLimit: boolean;
  /** The microphone gives no sound. */
  readonly isSilent: boolean;
  /** Once it has ended. */
  readonly reason: EndReason | null;
}

const BEGUN = {
  phase: 'recording',
  seconds: 0,
  limit: LIMIT_SECONDS,
  isNearLimit: false,
  isSilent: false,
  reason: null,
} as const;

export interface RunParts {
  readonly device: Pick<Device, 'addRecordingPiece' | 'endRecording'>;
  readonly microphone: Microphone;
  /** Of the recording that the device has begun. */
  readonly id: string;
  readonly appointmentId: string;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

/**
 * One recording while it is made. Each piece is on the disk before the next one counts; whatever ends it, what was kept
 * stays.
 */
export class Run {
  readonly #parts: RunParts;
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  /** Resolves when it has ended and its last piece is on the disk. */
  readonly ended: Promise<void>;
  #state: RunState;
  #keeping: Promise<void> = Promise.resolve();
  #elapsedMs = 0;
  #since: number;
  readonly #silence = new SilenceWatch();
  #reason: EndReason | null = null;

  constructor(parts: RunParts) {
    const { recorder } = parts.microphone;
    this.#parts = parts;
    const { appointmentId } = parts;
    this.#state = { ...BEGUN, appointmentId };
    this.#since = parts.now();
    this.ended = new Promise((resolve) => {
      recorder.onstop = () => {
        // Nobody stopped it: its tracks have ended.
        this.#end('lost');
        void this.#finish().then(resolve);
      };
    });
    recorder.ondataavailable = ({ data }) => this.#keep(data);
    recorder.onerror = () => this.stop('failed');
    for (const track of recorder.stream.getTracks()) {
      track.onended = () => this.stop('lost');
      track.onmute = () => this.#tick();
      track.onunmute = () => this.#tick();
    }
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    recorder.start(PIECE_MS);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;
  readonly level = (): number =>
    this.#state.phase === 'recording' && !this.#state.isSilent ? this.#parts.microphone.level() : 0;

  readonly pause = (): void => {
    if (this.#state.phase !== 'recording') return;
    this.#look();
    this.#elapsedMs = this.#fileMs();
    this.#parts.microphone.recorder.pause();
    this.#show({ phase: 'paused' });
  };

  readonly resume = (): void => {
    if (this.#state.phase !== 'paused') return;
    this.#since = this.#parts.now();
    this.#parts.microphone.recorder.resume();
    this.#show({ phase: 'recording' });
  };

  readonly stop = (reason: EndReason = 'stopped'): void => {
    this.#end(reason);
    const { recorder } = this.#parts.microphone;
    if (recorder.state !== 'inactive') recorder.stop();
  };

  /** Measures for the last time. The first reason counts. */
  #end(reason: EndReason): void {
    if (this.#reason !== null) return;
    this.#look();
    this.#elapsedMs = this.#fileMs();
    this.#reason = reason;
  }

  /** How long the file is: pauses are not in it, silence is. */
  #fileMs(): number {
    const isRunning = this.#state.phase === 'recording' && this.#reason === null;
    return this.#elapsedMs + (isRunning ? this.#parts.now() - this.#since : 0);
  }

  #look(): void {
    if (this.#state.phase === 'recording' && this.#reason === null)
      this.#silence.look(this.#fileMs(), this.#parts.microphone.sign());
  }

  #tick(): void {
    this.#look();
    const { isSilent, silentMs } = this.#silence;
    const fileSeconds = this.#fileMs() / SECOND;
    const limit = LIMIT_SECONDS - Math.floor(silentMs / SECOND);
    const seconds = Math.min(limit, Math.floor(fileSeconds - silentMs / SECOND));
    const isNearLimit = fileSeconds >= WARNING_SECONDS;
    const shown = this.#state;
    if (seconds !== shown.seconds || limit !== shown.limit || isSilent !== shown.isSilent)
      this.#show({ seconds, limit, isNearLimit, isSilent });
    if (fileSeconds >= LIMIT_SECONDS) this.stop('limit');
  }

  #length(): SoundLength {
    const { silentMs, spans } = this.#silence;
    return { seconds: Math.max(0, this.#fileMs() - silentMs) / SECOND, silent: spans };
  }

  #keep(data: Blob): void {
    if (data.size === 0) return;
    if (this.#parts.microphone.recorder.state === 'inactive') this.#end('lost');
    // Timers of a page that nobody sees are slow; what the recorder hands over is not.
    this.#tick();
    const length = this.#length();
    const { device, id } = this.#parts;
    this.#keeping = this.#keeping.then(async () => {
      // After one that could not be kept, a later one would not fit to what is there.
      if (this.#reason === 'full' || this.#reason === 'failed') return;
      try {
        await device.addRecordingPiece(id, await data.arrayBuffer(), length);
      } catch (error) {
        const reason = codeOf(error) === 'quota_exceeded' ? 'full' : 'failed';
        this.stop(reason);
        this.#reason = reason;
      }
    });
  }

  async #finish(): Promise<void> {
    clearInterval(this.#timer);
    this.#parts.microphone.release();
    await this.#keeping;
    await this.#parts.device.endRecording(this.#parts.id).catch(() => undefined);
    this.#show({ phase: 'ended', reason: this.#reason });
  }

  #show(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
