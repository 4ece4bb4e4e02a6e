import {
  type AnyDocument,
  definitionOf,
  type EntityName,
  type Ref,
  refKey,
} from '../../../src/domain/core/documents.ts';
import type { PlacedEvent } from '../../../server/engine/audit-log/event.ts';
import type {
  Archived,
  NewJob,
  NoteVersion,
  Receipt,
  StoredDocument,
} from '../../../server/engine/execution/store.ts';
import { ownRelations } from '../../../server/engine/feed/feed.ts';

export interface MemoryRow {
  readonly entity: EntityName;
  readonly id: string;
  readonly document: AnyDocument;
  readonly v: number;
}

export interface MemoryFeedRow {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly hotAt: number | null;
  readonly body: string | null;
}

/** Maps whose changes can be taken back to a mark. */
export class Journal {
  readonly #undo: (() => void)[] = [];

  get mark(): number {
    return this.#undo.length;
  }

  set<K, V>(map: Map<K, V>, key: K, value: V): void {
    this.#remember(map, key);
    map.set(key, value);
  }

  delete<K, V>(map: Map<K, V>, key: K): void {
    this.#remember(map, key);
    map.delete(key);
  }

  note(undo: () => void): void {
    this.#undo.push(undo);
  }

  undoTo(mark: number): void {
    while (this.#undo.length > mark) this.#undo.pop()?.();
  }

  #remember<K, V>(map: Map<K, V>, key: K): void {
    const before = map.get(key);
    this.#undo.push(before === undefined ? () => map.delete(key) : () => map.set(key, before));
  }
}

function refill<K, V>(map: Map<K, V>, copy: ReadonlyMap<K, V>): void {
  map.clear();
  for (const [key, value] of copy) map.set(key, value);
}

let marksMade = 0;

/** Never the same again, also not after data was set back. */
export const newMark = (): number => ++marksMade;

/** One tenant's tables. */
export class MemoryTenant {
  seq = 0;
  /** The mark of the last transaction. */
  mark: number | null = null;
  /** The sequence number at which each mark was made. */
  readonly marks = new Map<number, number>();
  readonly documents = new Map<string, MemoryRow>();
  /** By audience, then by `refKey`. */
  readonly feed = new Map<string, Map<string, MemoryFeedRow>>();
  readonly receipts = new Map<string, Receipt>();
  /** By user and device: the last sequence number. */
  readonly clients = new Map<string, number>();
  /** By user, device and `refKey`. */
  readonly clientDocuments = new Map<string, { cs: number; refusedKey: string | null }>();
  /** Waiting work by its key. Nothing here does it. */
  readonly jobs = new Map<string, NewJob>();
  /** What it keeps of security, by id. */
  readonly events = new Map<string, PlacedEvent>();
  /** What was counted, in one endless window. */
  readonly attempts = new Map<string, number>();
  /** By note and sequence. */
  readonly noteVersions = new Map<string, NoteVersion & { readonly userId: string }>();

  /** By `refKey`. */
  readonly archive = new Map<string, Archived>();

  constructor(public epoch: string) {}

  /** Copies all tables. @returns what puts them back */
  copy(): () => void {
    const { seq, mark, epoch } = this;
    const feed = new Map([...this.feed].map(([audience, rows]) => [audience, new Map(rows)]));
    const maps = this.#maps().map((map) => [map, new Map(map)] as const);
    return () => {
      Object.assign(this, { seq, mark, epoch });
      for (const [map, copy] of maps) refill(map, copy);
      refill(this.feed, new Map([...feed].map(([audience, rows]) => [audience, new Map(rows)])));
    };
  }

  #maps(): Map<unknown, unknown>[] {
    return Object.values(this).filter(
      (value): value is Map<unknown, unknown> => value instanceof Map && value !== this.feed,
    );
  }

  *rows(entity: EntityName): Iterable<MemoryRow> {
    for (const row of this.documents.values()) if (row.entity === entity) yield row;
  }

  load(refs: readonly Ref[]): StoredDocument[] {
    const keys = new Set(refs.map(refKey));
    return [...keys].flatMap((key) => {
      const row = this.documents.get(key);
      return row ? [{ ...row, portalUserIds: this.#portalUserIds(row) }] : [];
    });
  }

  #portalUserIds({ entity, id, document }: MemoryRow): readonly string[] {
    const own = ownRelations(entity, document);
    if (own) return own.portalUserIds;
    const users: string[] = [];
    for (const { id: patientId, document: patient } of this.rows('patients')) {
      if (!('userId' in patient) || !('psychologistId' in patient) || !patient.userId) continue;
      const concerned =
        definitionOf(entity).readers.portal === 'treated'
          ? patient.psychologistId === ('psychologistId' in document ? document.psychologistId : id)
          : 'patientId' in document && document.patientId === patientId;
      if (concerned) users.push(patient.userId);
    }
    return users;
  }
}
