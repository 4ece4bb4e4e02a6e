import type { Device } from '../../data/device.ts';
import { asError } from '../errors.ts';

export type DraftStatus =
  /** Nothing was typed since the last reading, sending or discarding. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'stored' }
  /** The device could not keep it: the text must stay in the editor, and the person must know. */
  | { readonly kind: 'failed'; readonly error: Error };

/** Between two writes. A page that is killed loses what was typed within it. */
const INTERVAL_MS = 200;

/**
 * Writes a draft's newest state to the device, one write at a time.
 * The first change is written at once, later ones within `INTERVAL_MS`. Waiting first would lose
 * the last keys of a page that is reloaded or killed.
 */
export class DraftWriter {
  readonly #device: Device;
  readonly #key: string;
  readonly #onStatus: (status: DraftStatus) => void;
  #next: { readonly value: unknown; readonly baseV: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(device: Device, key: string, onStatus: (status: DraftStatus) => void) {
    this.#device = device;
    this.#key = key;
    this.#onStatus = onStatus;
  }

  write(value: unknown, baseV: number): void {
    this.#next = { value, baseV };
    this.#onStatus({ kind: 'pending' });
    if (this.#timer === null) this.#begin();
  }

  #begin(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#next !== null) this.#begin();
    }, INTERVAL_MS);
    void this.flush().catch(() => undefined);
  }

  /** Resolves when all that was typed is on disk. Rejects when it could not be kept; the text is tried again with the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#store());
    return this.#writing;
  }

  async discard(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#next = null;
    await this.#writing.catch(() => undefined);
    await this.#device.discardDraft(this.#key);
    this.#onStatus({ kind: 'idle' });
  }

  async #store(): Promise<void> {
    const draft = this.#next;
    if (!draft) return;
    this.#next = null;
    try {
      await this.#device.writeDraft(this.#key, draft.value, draft.baseV);
      if (this.#next === null) this.#onStatus({ kind: 'stored' });
    } catch (error) {
      this.#next ??= draft;
      this.#onStatus({ kind: 'failed', error: asError(error) });
      throw error;
    }
  }
}
