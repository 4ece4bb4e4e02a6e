import type { Actor } from '../../domain/core/command.ts';
import {
  type AnyDocument,
  type Documents,
  type EntityName,
  type Ref,
  refKey,
} from '../../domain/core/documents.ts';
import { entityNames } from '../../domain/entities.ts';
import type { BaseRow } from '../base/base.ts';
import { compareStamps } from '../base/order.ts';
import type { OutboxRow } from '../outbox/row.ts';
import type { SyncMark } from '../queries/kit/marks.ts';
import { ChangeCollector, refOf, type ViewChanges } from './changes.ts';
import { type BaseReader, fold, isFolded } from './fold.ts';
import { headOf } from './head.ts';
import { joinedRows, sessionOf, withJoined } from './joined.ts';
import { Indexes, type Replacement } from './indexes.ts';
import { Pending } from './pending.ts';

/** A document in the view: the server's state of it, and what the person sees. */
interface Entry {
  g: number;
  v: number;
  cs: number;
  base: AnyDocument | undefined;
  shown: AnyDocument | undefined;
}

/** Each document once, however often a step replaces it: from what the indexes hold to what they shall hold. */
type Steps = Map<EntityName, Map<string, Replacement>>;

const unknown = (): Entry => ({ g: 0, v: 0, cs: 0, base: undefined, shown: undefined });

/**
 * What the person sees: `fold(base, outbox)` of every document, in memory, sorted and counted. Notes are here without
 * their texts (see `readNote`). Nothing of it is stored except the base part, as the boot snapshot.
 */
export class View {
  readonly indexes = new Indexes();
  /** The keys of commands that were given in this window. */
  readonly ownKeys = new Set<string>();
  readonly #entries: Readonly<Record<EntityName, Map<string, Entry>>>;
  readonly #pending: Pending;
  readonly #listeners = new Set<(changes: ViewChanges) => void>();

  /** The base alone, heads of notes included. */
  readonly base: BaseReader = {
    get: <E extends EntityName>(entity: E, id: string) =>
      this.#entries[entity].get(id)?.base as Documents[E] | undefined,
    cs: (key) => this.#entry(refOf(key))?.cs ?? 0,
  };

  constructor(readonly actor: Actor) {
    this.#pending = new Pending(actor);
    this.#entries = Object.fromEntries(
      entityNames.map((entity) => [entity, new Map<string, Entry>()]),
    ) as Record<EntityName, Map<string, Entry>>;
  }

  get outbox(): readonly OutboxRow[] {
    return this.#pending.rows;
  }

  /** The document with pending commands applied; a note without its texts. */
  get<E extends EntityName>(entity: E, id: string): Documents[E] | undefined {
    return this.#entries[entity].get(id)?.shown as Documents[E] | undefined;
  }

  *all<E extends EntityName>(entity: E): Iterable<Documents[E]> {
    for (const { shown } of this.#entries[entity].values()) if (shown) yield shown as Documents[E];
  }

  /** The documents of the base with their stamps, without tombstones; a note without its texts. */
  *baseRows(entity: EntityName): Iterable<BaseRow> {
    for (const [id, { g, v, cs, base }] of this.#entries[entity])
      if (base) yield { entity, id, g, v, cs, doc: base };
  }

  /** `v` of the server's state that this view is made from; 0 where the server has none. */
  baseV(entity: EntityName, id: string): number {
    return this.#entries[entity].get(id)?.v ?? 0;
  }

  mark(entity: EntityName, id: string): SyncMark {
    const mark = this.#pending.markOf([entity, id]);
    if (mark !== 'saved' || this.outbox.length === 0) return mark;
    const isWaiting = this.joinedTo(entity, id).some(({ state }) => state !== 'acknowledged');
    return isWaiting ? 'waiting' : mark;
  }

  /** True where the last pending change of the document was made in another window. */
  isChangedElsewhere(entity: EntityName, id: string): boolean {
    const last = this.#concerning(entity, id).findLast(isFolded);
    return last !== undefined && !this.ownKeys.has(last.key);
  }

  /** Changes whenever what the person sees of the document, its texts included, may have changed. */
  revision(entity: EntityName, id: string): string {
    const { g, v, cs } = this.#entries[entity].get(id) ?? unknown();
    const rows = this.#concerning(entity, id);
    return [g, v, cs, ...rows.map(({ position, state }) => `${position}${state}`)].join('.');
  }

  /**
   * Edits of other notes that are carried out in this one, because their text has joined it.
   * @param rows the outbox, where it is another than the view's
   * @param v the version of the note as it is looked at
   */
  joinedTo(
    entity: EntityName,
    id: string,
    { rows, v }: { readonly rows?: readonly OutboxRow[]; readonly v?: number } = {},
  ): readonly OutboxRow[] {
    const entry = entity === 'notes' ? this.#entries.notes.get(id) : undefined;
    const note = entry?.base as Documents['notes'] | undefined;
    if (!entry || !note || note.psychologistId !== this.actor.userId) return [];
    const edits = rows ?? this.#pending.ofSession(note.appointmentId);
    return joinedRows(edits, { note, v: v ?? entry.v }, this.base);
  }

  /**
   * Folds the rows that concern a document anew, on another base: for what the view does not keep
   * in memory.
   * @param v the document's version in that base
   */
  foldOn(base: BaseReader, ref: Ref, v?: number): AnyDocument | undefined {
    const key = refKey(ref);
    const joined = this.joinedTo(...ref, v === undefined ? {} : { v });
    const { rows, joins } = withJoined(this.#pending.closure([key]).rows, joined, ref[1]);
    const folded = fold(base, rows, this.actor, joins).get(key);
    return folded === undefined ? base.get(...ref) : (folded ?? undefined);
  }

  /** Takes over rows of the base, in any order and number; those older than what is here are passed over. */
  applyBase(rows: Iterable<BaseRow>): void {
    const changes = new ChangeCollector();
    const steps: Steps = new Map();
    const affected = new Set<string>();
    for (const row of rows) {
      const entry = this.#store(row);
      if (!entry) continue;
      changes.add(row.entity, row.id);
      const ref: Ref = [row.entity, row.id];
      if (this.#pending.concerns(ref)) affected.add(refKey(ref));
      else this.#show(steps, ref, entry, entry.base);
    }
    this.#refold(affected, steps, changes);
    this.#publish(steps, changes);
  }

  /** Takes over the outbox as it is now. */
  setOutbox(rows: readonly OutboxRow[]): void {
    const changes = new ChangeCollector();
    changes.outbox = true;
    const steps: Steps = new Map();
    const before = this.outbox;
    const affected = this.#pending.replace(rows);
    // The mark may change where the document does not.
    for (const key of affected) changes.add(...refOf(key));
    for (const row of [...before, ...rows]) {
      const session = sessionOf(row);
      if (session === undefined || !row.touches.some((key) => affected.has(key))) continue;
      for (const { id } of this.indexes.notesOfAppointment.get(session)) changes.add('notes', id);
    }
    this.#refold(affected, steps, changes);
    this.#publish(steps, changes);
  }

  /** @returns stops listening */
  onChange(listener: (changes: ViewChanges) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Rows of any state that touch the document or are carried out in it, in order. */
  #concerning(entity: EntityName, id: string): readonly OutboxRow[] {
    const rows = this.#pending.touching(refKey([entity, id]));
    return this.outbox.length === 0 ? rows : withJoined(rows, this.joinedTo(entity, id), id).rows;
  }

  #entry([entity, id]: Ref): Entry | undefined {
    return this.#entries[entity].get(id);
  }

  #store(row: BaseRow): Entry | undefined {
    const entries = this.#entries[row.entity];
    let entry = entries.get(row.id);
    if (!entry) entries.set(row.id, (entry = unknown()));
    else if (compareStamps(row, entry) <= 0) return undefined;
    entry.g = row.g;
    entry.v = row.v;
    entry.cs = row.cs;
    entry.base = row.doc && headOf(row.entity, row.doc);
    return entry;
  }

  #refold(affected: ReadonlySet<string>, steps: Steps, changes: ChangeCollector): void {
    if (affected.size === 0) return;
    const { keys, rows } = this.#pending.closure(affected);
    const overlay = fold(this.base, rows, this.actor);
    for (const key of keys) {
      const [entity, id] = refOf(key);
      const folded = overlay.get(key);
      const entry = this.#entries[entity].get(id) ?? unknown();
      const shown = folded === undefined ? entry.base : folded && headOf(entity, folded);
      if (!this.#entries[entity].has(id) && shown) this.#entries[entity].set(id, entry);
      if (this.#show(steps, [entity, id], entry, shown ?? undefined)) changes.add(entity, id);
    }
  }

  #show(steps: Steps, [entity, id]: Ref, entry: Entry, after: AnyDocument | undefined): boolean {
    const before = entry.shown;
    if (before === after) return false;
    entry.shown = after;
    const replacements = steps.get(entity) ?? new Map<string, Replacement>();
    const indexed = replacements.get(id) ?? { before };
    steps.set(entity, replacements.set(id, { before: indexed.before, after }));
    return true;
  }

  #publish(steps: Steps, changes: ViewChanges): void {
    for (const [entity, replacements] of steps) this.indexes.update(entity, replacements.values());
    if (changes.documents.size === 0 && !changes.outbox) return;
    for (const listener of this.#listeners) listener(changes);
  }
}
