import { dirname } from 'node:path';
import { type Fault, lineOf } from './fault.ts';

/** Faults that are known, counted by rule and folder. They may only become fewer. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns how many names a path has down to an area of the server, a feature or an entity. */
function depthOf(file: string): number {
  if (file.startsWith('server/areas/')) return 4;
  return /^(?:src|server)\//.test(file) ? 3 : 2;
}

/** Folder by which a file's faults are counted. */
const folderOf = (file: string): string =>
  dirname(file).split('/').slice(0, depthOf(file)).join('/');

/** Counts faults by rule and folder, both in the order of the alphabet. */
export function countsOf(faults: readonly Fault[], rules: readonly string[]): Counts {
  return Object.fromEntries(
    rules.map((rule) => {
      const counts = new Map<string, number>();
      for (const fault of faults.filter((one) => one.rule === rule)) {
        const folder = folderOf(fault.file);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
      return [rule, Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

interface Verdict {
  /** Faults beyond those that are known, a line each. */
  readonly risen: readonly string[];
  /** Folders with fewer faults than are recorded. */
  readonly fallen: readonly string[];
}

const SHOWN_MAX = 20;

/** Shows a folder's faults, those in changed files alone where there are any. */
function shown(faults: readonly Fault[], isChanged: (file: string) => boolean): string[] {
  const changed = faults.filter(({ file }) => isChanged(file));
  return (changed.length > 0 ? changed : faults).slice(0, SHOWN_MAX).map(lineOf);
}

/** Compares faults with the record. */
export function judge(
  faults: readonly Fault[],
  known: Counts,
  isChanged: (file: string) => boolean,
): Verdict {
  const rules = [...new Set([...Object.keys(known), ...faults.map(({ rule }) => rule)])];
  const found = countsOf(faults, rules);
  const risen: string[] = [];
  const fallen: string[] = [];
  for (const rule of rules) {
    const folders = new Set([...Object.keys(known[rule] ?? {}), ...Object.keys(found[rule]!)]);
    for (const folder of folders) {
      const count = found[rule]![folder] ?? 0;
      const most = known[rule]?.[folder] ?? 0;
      const here = faults.filter((one) => one.rule === rule && folderOf(one.file) === folder);
      const line = `${folder}  ${rule}: ${count} faults, ${most} are known`;
      if (count > most) risen.push(line, ...shown(here, isChanged).map((one) => `  ${one}`));
      if (count < most) fallen.push(line);
    }
  }
  return { risen, fallen };
}
