import { existsSync, openAsBlob } from 'node:fs';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { malformed } from '../../../kernel/errors.ts';
import { StorageUnavailable } from '../../../kernel/storage-errors.ts';
import { audioRefusals } from './refusals.ts';

/**
 * A body that lies in a file of its own.
 * Nothing of it is left once it is removed or the process has ended.
 */
export interface Spooled {
  readonly file: Blob;
  /** All of it, for as long as somebody looks through it. */
  readonly read: () => Promise<Buffer>;
  readonly remove: () => Promise<void>;
}

export interface SpoolBounds {
  /** The most bytes of one body. */
  readonly bodyMax: number;
  /** Bodies of one practice that an instance holds, under way or whole. */
  readonly perPractice: number;
  /** Bytes of all practices together. */
  readonly bytesMax: number;
}

interface Held {
  readonly tenantId: string;
  bytes: number;
  /** Set where others need the room. */
  isEvicted: boolean;
}

/**
 * Returns the folder where bodies lie until they are whole and heard.
 * @param dataDir of the server; `:memory:` has no folder of its own
 */
export const spoolFolder = (dataDir = ':memory:'): string =>
  join(dataDir === ':memory:' ? tmpdir() : dataDir, 'sereno-spool');

const sum = (held: Iterable<Held>): number =>
  [...held].reduce((bytes, one) => bytes + one.bytes, 0);

/** The oldest body of the practice that holds most bytes. */
function heaviest(held: ReadonlySet<Held>): Held | undefined {
  const all = [...held].filter(({ isEvicted }) => !isEvicted);
  const of = (tenantId: string) => all.filter((one) => one.tenantId === tenantId);
  return all.toSorted((a, b) => sum(of(b.tenantId)) - sum(of(a.tenantId)))[0];
}

/**
 * Removes the file's name on Linux, which still reads such a file.
 * So a killed process leaves no sound behind. Returns a path to the file.
 */
async function nameless(handle: FileHandle, path: string): Promise<string> {
  const byHandle = `/proc/self/fd/${handle.fd}`;
  if (!existsSync(byHandle)) return path;
  await unlink(path);
  return byHandle;
}

const isFull = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOSPC';

/**
 * Takes bodies in at the pace of their senders, on disk and within bounds.
 * So a slow sender holds no place of work.
 * @param folder for its owner alone
 * @param newName of a file, never one that was used
 */
export function createSpool(folder: string, bounds: SpoolBounds, newName: () => string) {
  const held = new Set<Held>();

  async function write(handle: FileHandle, body: AsyncIterable<Uint8Array>, mine: Held) {
    for await (const chunk of body) {
      mine.bytes += chunk.byteLength;
      if (mine.bytes > bounds.bodyMax) throw audioRefusals.tooLarge();
      const room = heaviest(held);
      if (sum(held) > bounds.bytesMax && room) room.isEvicted = true;
      if (mine.isEvicted) throw audioRefusals.busy();
      await handle.write(chunk);
    }
  }

  async function openFile(): Promise<{ handle: FileHandle; path: string }> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const named = join(folder, newName());
    const handle = await open(named, 'wx+', 0o600);
    return { handle, path: await nameless(handle, named) };
  }

  async function receive(mine: Held, body: AsyncIterable<Uint8Array>): Promise<Spooled> {
    const { handle, path } = await openFile();
    const remove = async (): Promise<void> => {
      held.delete(mine);
      await handle.close().catch(() => {});
      if (!path.startsWith('/proc/')) await unlink(path).catch(() => {});
    };
    try {
      await write(handle, body, mine);
      const file = await openAsBlob(path);
      return { file, read: async () => Buffer.from(await file.arrayBuffer()), remove };
    } catch (error) {
      await remove();
      throw isFull(error) ? new StorageUnavailable('ENOSPC') : error;
    }
  }

  /**
   * Takes one body in.
   * @throws DomainError 429 where the practice holds too many, 400 where the body is too large or
   * missing
   */
  return async (tenantId: string, body: ReadableStream<Uint8Array> | null): Promise<Spooled> => {
    if (!body) throw malformed();
    const own = [...held].filter((one) => one.tenantId === tenantId);
    if (own.length >= bounds.perPractice) throw audioRefusals.busy();
    const mine: Held = { tenantId, bytes: 0, isEvicted: false };
    held.add(mine);
    try {
      return await receive(mine, body);
    } catch (error) {
      held.delete(mine);
      throw error;
    }
  };
}
