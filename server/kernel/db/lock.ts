import {
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { StartError } from '../config.ts';

/** Releases the folder. */
export type Unlock = () => void;

const heldHere = new Set<string>();

const BEAT_MS = 10_000;
/** Several beats: the embedded database may hold up the process for a while. */
const SILENT_MS = 60_000;

/** When a process started, in the kernel's ticks, so that a number used again is not taken for the same process. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In which numbers of processes mean something: each container has its own, and a process 1. Empty where unknown. */
function readNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Whether the file's owner, of which no more can be known from here, has said lately that it lives. */
function hasBeaten(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < SILENT_MS;
}

function isAlive(owner: string, path: string): boolean {
  const [pid = '', started = '', namespace = ''] = owner.split(' ');
  if (namespace !== '' && namespace !== readNamespace()) return hasBeaten(path);
  if (Number(pid) === process.pid) return heldHere.has(path);
  if (!/^\d+$/.test(pid) || !isRunning(Number(pid))) return false;
  const now = startTime(Number(pid));
  return now === null || started === '' || now === started;
}

function readOwner(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function tryCreate(path: string, owner: string): boolean {
  try {
    writeFileSync(path, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts a dead owner's file out of the way. It is renamed first and looked at again: another process may have done the
 * same and taken the folder meanwhile, and then gets its file back.
 */
function removeStale(path: string, dead: string): void {
  const grave = `${path}.${process.pid}`;
  try {
    renameSync(path, grave);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readOwner(grave) === dead) rmSync(grave);
  else renameSync(grave, path);
}

/** Touches the file for those who cannot look for this process. */
const keepBeating = (path: string): NodeJS.Timeout =>
  setInterval(() => {
    try {
      const now = Date.now() / 1000;
      utimesSync(path, now, now);
    } catch {
      // Removed by hand, or the disk is away: the next beat tries again.
    }
  }, BEAT_MS).unref();

/**
 * Takes a folder for this process by a file that names it. Two processes on one embedded database lose rows silently.
 * @throws StartError when a living process has it
 */
export function lockFile(path: string): Unlock {
  const owner = [process.pid, startTime(process.pid) ?? '', readNamespace()].join(' ');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (!heldHere.has(path) && tryCreate(path, owner)) {
      heldHere.add(path);
      const beating = keepBeating(path);
      return () => {
        clearInterval(beating);
        heldHere.delete(path);
        rmSync(path, { force: true });
      };
    }
    const present = readOwner(path);
    if (present === null) continue;
    if (isAlive(present, path)) {
      const [pid] = present.split(' ');
      throw new StartError(`A pasta de dados já está em uso pelo processo ${pid}.`);
    }
    removeStale(path, present);
  }
  throw new StartError('A pasta de dados está sendo disputada por outro processo.');
}
