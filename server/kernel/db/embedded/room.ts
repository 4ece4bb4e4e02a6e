import { statfs } from 'node:fs/promises';
import { EngineError } from './protocol.ts';

/**
 * What stays free on the disk: the engine never comes back from a log that cannot be written, which grows by 16 MB at a
 * time, and what is on its way when writing is refused still needs some.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024;
/** Down to here who reads a record is still noted, once an hour each, since reading waits for that. */
const LAST_BYTES = RESERVE_BYTES / 2;
const KNOWN_MS = 1000;

const WRITES =
  /\b(insert|update|delete|merge|truncate|copy|create|alter|drop|reindex|refresh|vacuum|analyze|nextval|setval)\b/i;

const NOTES_A_READ = /^\s*insert into "?(record_reads|security_events)\b/i;

/** Bytes that have to be free for a statement. In doubt it writes: `for update` does so in the rows that it locks. */
export function neededBytes(text: string): number {
  if (!WRITES.test(text)) return 0;
  return NOTES_A_READ.test(text) ? LAST_BYTES : RESERVE_BYTES;
}

/** Bytes that can still be written where a folder is. Infinite where the file system does not say. */
export async function freeBytes(folder: string): Promise<number> {
  const stat = await statfs(folder).catch(() => null);
  return stat && stat.blocks > 0 ? stat.bavail * stat.bsize : Infinity;
}

/** As PostgreSQL says it: `available` answers 503, and devices keep what they have and try again. */
const diskFull = (): EngineError =>
  new EngineError({ name: 'DiskFull', message: 'The disk is nearly full.', code: '53100' });

export interface RoomOptions {
  readonly free: () => Promise<number>;
  /** Told when there begins to be too little room, and when there is enough again. */
  readonly onChange: (isShort: boolean, freeBytes: number) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** The room that the embedded database has to write. */
export class Room {
  readonly #options: RoomOptions;
  #isShort = false;
  #freeBytes = Infinity;
  #lookedAt = -Infinity;

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  /** @throws EngineError where the statement may write and there is too little room; reading goes on */
  readonly admit = async (text: string): Promise<void> => {
    const needed = neededBytes(text);
    if (needed > 0 && (await this.#free()) < needed) throw diskFull();
  };

  async isShort(): Promise<boolean> {
    return (await this.#free()) < RESERVE_BYTES;
  }

  /** Bytes, as it was a second ago at the most. */
  async #free(): Promise<number> {
    const { free, onChange, now = () => performance.now() } = this.#options;
    if (now() - this.#lookedAt < KNOWN_MS) return this.#freeBytes;
    this.#lookedAt = now();
    this.#freeBytes = await free();
    const isShort = this.#freeBytes < RESERVE_BYTES;
    if (isShort !== this.#isShort) {
      this.#isShort = isShort;
      onChange(isShort, this.#freeBytes);
    }
    return this.#freeBytes;
  }
}
