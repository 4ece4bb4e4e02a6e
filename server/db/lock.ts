import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../config.ts';

/** Releases the folder. */
export type Unlock = () => void;

const heldHere = new Set<string>();

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

function isAlive(owner: string, path: string): boolean {
  const [pid = '', started = ''] = owner.split(' ');
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

/**
 * Takes a folder for this process by a file that names it. Two processes on one embedded database lose rows silently.
 * @throws StartError when a living process has it
 */
export function lockFile(path: string): Unlock {
  const owner = `${process.pid} ${startTime(process.pid) ?? ''}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (!heldHere.has(path) && tryCreate(path, owner)) {
      heldHere.add(path);
      return () => {
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
