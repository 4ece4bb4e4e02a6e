import { codeOf } from '../../client/errors.ts';
import type { Device } from '../../data/device.ts';
import type { Microphone } from './microphone.ts';

/** A killed browser loses at most this much. */
const PIECE_MS = 5000;
export const LIMIT_SECONDS = 600;
export const WARNING_SECONDS = 540;
const TICK_MS = 250;

export type EndReason = 'stopped' | 'limit' | 'full' | 'lost' | 'failed';

export interface RunState {
  readonly appointmentId: string;
  readonly phase: 'recording' | 'paused' | 'ended';
  /** Whole seconds of sound. */
  readonly seconds: number;
  /** Once it has ended. */
  readonly reason: EndReason | null;
}

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
  #reason: EndReason = 'stopped';

  constructor(parts: RunParts) {
    const { recorder } = parts.microphone;
    this.#parts = parts;
    const { appointmentId } = parts;
    this.#state = { appointmentId, phase: 'recording', seconds: 0, reason: null };
    this.#since = parts.now();
    this.ended = new Promise((resolve) => {
      recorder.onstop = () => void this.#finish().then(resolve);
    });
    recorder.ondataavailable = ({ data }) => this.#keep(data);
    recorder.onerror = () => this.stop('failed');
    for (const track of recorder.stream.getTracks()) track.onended = () => this.stop('lost');
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    recorder.start(PIECE_MS);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;
  readonly level = (): number =>
    this.#state.phase === 'recording' ? this.#parts.microphone.level() : 0;

  readonly pause = (): void => {
    if (this.#state.phase !== 'recording') return;
    this.#elapsedMs = this.#soundMs();
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
    const { recorder } = this.#parts.microphone;
    if (recorder.state === 'inactive') return;
    this.#elapsedMs = this.#soundMs();
    this.#reason = reason;
    recorder.stop();
  };

  #soundMs(): number {
    const running = this.#state.phase === 'recording' ? this.#parts.now() - this.#since : 0;
    return this.#elapsedMs + running;
  }

  #tick(): void {
    const seconds = Math.min(LIMIT_SECONDS, Math.floor(this.#soundMs() / 1000));
    if (seconds !== this.#state.seconds) this.#show({ seconds });
    if (seconds >= LIMIT_SECONDS) this.stop('limit');
  }

  #keep(data: Blob): void {
    if (data.size === 0) return;
    // Timers of a page that nobody sees are slow; what the recorder hands over is not.
    this.#tick();
    const isLast = this.#parts.microphone.recorder.state === 'inactive';
    const seconds = (isLast ? this.#elapsedMs : this.#soundMs()) / 1000;
    const { device, id } = this.#parts;
    this.#keeping = this.#keeping.then(async () => {
      // After one that could not be kept, a later one would not fit to what is there.
      if (this.#reason === 'full' || this.#reason === 'failed') return;
      try {
        await device.addRecordingPiece(id, await data.arrayBuffer(), seconds);
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
