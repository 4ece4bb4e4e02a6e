import { readdirSync, readFileSync } from 'node:fs';

/** Edits the tree in memory. */
export interface Editor {
  /** Puts text after the only place that matches. */
  readonly after: (file: string, place: RegExp, text: string) => void;
  /** Puts text before the only place that matches. */
  readonly before: (file: string, place: RegExp, text: string) => void;
  readonly write: (file: string, text: string) => void;
  /** Adds the next migration. */
  readonly migrate: (name: string, sql: string) => void;
  /** New contents by file. */
  readonly files: ReadonlyMap<string, string>;
}

const MIGRATIONS = 'server/kernel/migrations';

/** @throws where the place is missing or not alone: the recipe then needs a look */
function placeOf(file: string, text: string, place: RegExp): RegExpMatchArray & { index: number } {
  const [found, ...others] = text.matchAll(new RegExp(place, `${place.flags}g`));
  if (!found || others.length > 0)
    throw new Error(`${file} has ${place} ${found ? 'more than once' : 'nowhere'}.`);
  return found as RegExpMatchArray & { index: number };
}

export function openEditor(): Editor {
  const files = new Map<string, string>();
  const read = (file: string): string => files.get(file) ?? readFileSync(file, 'utf8');
  const insert = (file: string, place: RegExp, text: string, isAfter: boolean): void => {
    const old = read(file);
    const { index, 0: match } = placeOf(file, old, place);
    const at = isAfter ? index + match.length : index;
    files.set(file, old.slice(0, at) + text + old.slice(at));
  };
  return {
    files,
    write: (file, text) => void files.set(file, text),
    after: (file, place, text) => insert(file, place, text, true),
    before: (file, place, text) => insert(file, place, text, false),
    migrate(name, sql) {
      const last = readdirSync(MIGRATIONS).toSorted().at(-1) ?? '0';
      const number = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
      files.set(`${MIGRATIONS}/${number}_${name}.sql`, sql);
    },
  };
}
