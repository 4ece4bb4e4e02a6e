import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** A small file system of its own in a folder. */
export const mount = (folder: string, megabytes: number): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    stdio: 'ignore',
  });

export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true });
}

/** Only root may, and not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'sereno-mount-'));
  try {
    mount(folder, 1);
    unmount(folder);
    return true;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

const freeMegabytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MEGABYTE;
};

/** Writes into a file until only so much is free. */
export function fill(path: string, disk: string, megabytesLeft: number): void {
  const file = openSync(path, 'a');
  const block = Buffer.alloc(MEGABYTE / 4);
  while (freeMegabytes(disk) > megabytesLeft) writeSync(file, block);
  closeSync(file);
}
