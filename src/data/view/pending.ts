import type { Actor } from '../../domain/core/command.ts';
import { type Ref, refKey } from '../../domain/core/documents.ts';
import { commands } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import type { SyncMark } from '../queries/kit/marks.ts';
import { isFolded } from './fold.ts';
import { sessionOf } from './joined.ts';

type ByRef = Map<string, OutboxRow[]>;

function readsOf({ name, args }: OutboxRow, actor: Actor): readonly string[] {
  try {
    return (commands.get(name)?.reads?.(args, actor) ?? []).map(refKey);
  } catch {
    // Arguments of an older version: such a row does not apply either.
    return [];
  }
}

function push(map: ByRef, key: string, row: OutboxRow): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}

/** Whether two states of one row fold and show alike. */
const isSame = (a: OutboxRow, b: OutboxRow): boolean =>
  a === b || (a.key === b.key && a.state === b.state && a.seq === b.seq);

/** The outbox, arranged by the documents that it concerns. */
export class Pending {
  #rows: readonly OutboxRow[] = [];
  readonly #touching: ByRef = new Map();
  readonly #reading: ByRef = new Map();
  readonly #ofSession: ByRef = new Map();
  readonly #reads = new Map<string, readonly string[]>();

  constructor(readonly actor: Actor) {}

  get rows(): readonly OutboxRow[] {
    return this.#rows;
  }

  /** Rows of any state that touch the document, in order. */
  touching(key: string): readonly OutboxRow[] {
    return this.#touching.get(key) ?? [];
  }

  /** Edits of notes that name the session, and what makes those notes, in order. */
  ofSession(appointmentId: string): readonly OutboxRow[] {
    return this.#ofSession.get(appointmentId) ?? [];
  }

  /** Whether a change of the document may change what rows make of it or of others. */
  concerns(ref: Ref): boolean {
    // Nearly always, and asked for every document of a page.
    if (this.#rows.length === 0) return false;
    const key = refKey(ref);
    return this.#touching.has(key) || this.#reading.has(key);
  }

  markOf(ref: Ref): SyncMark {
    // Nearly always: a list of hundreds of rows asks for each.
    if (this.#touching.size === 0) return 'saved';
    let mark: SyncMark = 'saved';
    for (const { state } of this.touching(refKey(ref))) {
      if (state === 'refused' || state === 'parked') return 'refused';
      if (state !== 'acknowledged') mark = 'waiting';
    }
    return mark;
  }

  /** @returns the documents touched by rows that came, went or changed */
  replace(rows: readonly OutboxRow[]): Set<string> {
    const before = new Map(this.#rows.map((row) => [row.position, row]));
    const affected = new Set<string>();
    const affect = (row: OutboxRow) => row.touches.forEach((key) => affected.add(key));
    for (const row of rows) {
      const known = before.get(row.position);
      before.delete(row.position);
      if (known && isSame(known, row)) continue;
      affect(row);
      if (known) affect(known);
    }
    for (const row of before.values()) affect(row);
    this.#arrange(rows);
    return affected;
  }

  /**
   * All documents whose folded state may depend on the given ones, and the folded rows that decide it, in order.
   * A row ties together what it touches and what it reads of documents that other rows touch.
   */
  closure(affected: Iterable<string>): { keys: Set<string>; rows: OutboxRow[] } {
    const keys = new Set(affected);
    const rows = new Set<OutboxRow>();
    // A set's iteration goes on to what is added meanwhile.
    for (const key of keys)
      for (const row of this.#concerned(key)) {
        if (rows.has(row)) continue;
        rows.add(row);
        for (const tied of this.#tiesOf(row)) keys.add(tied);
      }
    return { keys, rows: [...rows].sort((a, b) => a.position - b.position) };
  }

  #concerned(key: string): OutboxRow[] {
    return [...this.touching(key), ...(this.#reading.get(key) ?? [])].filter(isFolded);
  }

  #tiesOf(row: OutboxRow): string[] {
    return [...row.touches, ...this.#readsOf(row).filter((read) => this.#touching.has(read))];
  }

  #readsOf(row: OutboxRow): readonly string[] {
    let reads = this.#reads.get(row.key);
    if (!reads) this.#reads.set(row.key, (reads = readsOf(row, this.actor)));
    return reads;
  }

  #arrange(rows: readonly OutboxRow[]): void {
    this.#rows = rows;
    this.#touching.clear();
    this.#reading.clear();
    this.#ofSession.clear();
    const keys = new Set(rows.map(({ key }) => key));
    for (const key of this.#reads.keys()) if (!keys.has(key)) this.#reads.delete(key);
    for (const row of rows) {
      for (const key of row.touches) push(this.#touching, key, row);
      const session = sessionOf(row);
      if (session !== undefined) push(this.#ofSession, session, row);
      if (isFolded(row)) for (const key of this.#readsOf(row)) push(this.#reading, key, row);
    }
  }
}
