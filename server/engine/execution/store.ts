import type { Actor } from '../../../src/domain/core/command.ts';
import type { Documents, EntityName, Ref } from '../../../src/domain/core/documents.ts';
import type { PlacedEvent } from '../audit-log/event.ts';
import type { ArchivedEntity } from '../../../src/domain/records/retention.ts';
import type { DocumentChange } from '../../kernel/document-change.ts';
import type { LimitName } from '../../kernel/limits.ts';
import type { Published } from '../feed/feed.ts';

/** A document as the server holds it, whole, with what its audiences depend on. */
export interface StoredDocument<E extends EntityName = EntityName> {
  readonly entity: E;
  readonly id: string;
  readonly document: Documents[E];
  /** The tenant's sequence at its last change. */
  readonly v: number;
  readonly portalUserIds: readonly string[];
}

/** How a command ended. `http` is the status that a REST call answers a refusal with. */
export type Outcome =
  | { readonly status: 'done'; readonly v: number }
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string;
      readonly http: number;
      readonly details?: Readonly<Record<string, unknown>>;
    };

export interface Receipt {
  /** Stands for the command's name and arguments: another body under the same key is told from the same one. */
  readonly fingerprint: string;
  readonly outcome: Outcome;
}

/** A device and the place of one command in its sequence. */
export interface ClientPlace {
  readonly id: string;
  readonly seq: number;
}

/** ISO instants. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whole documents of a tenant, by their fields. */
export interface Find<E extends EntityName> {
  /** `null` finds those without a value. Only fields of one value, no lists. */
  readonly equal?: Partial<Documents[E]>;
  /** Only those whose field has one of the values; none has of an empty list. */
  readonly among?: { readonly [F in keyof Documents[E]]?: readonly Documents[E][F][] };
  /** Only those whose field has the value or a later one. For days and instants. */
  readonly atLeast?: Partial<Documents[E]>;
  /** Only those that share an instant with the span; touching ends do not. For entities with `startAt` and `endAt`. */
  readonly span?: Span;
  /** Those of them that share an instant with one of these. */
  readonly spans?: readonly Span[];
}

/** Work for later, done at least once. See `server/engine/jobs`. */
export interface NewJob {
  readonly kind: string;
  /** At most one waiting job of a key. */
  readonly key: string;
  /** Ids and numbers alone. */
  readonly payload: Readonly<Record<string, string | number>>;
  /** ISO; by default at once. */
  readonly runAt?: string;
}

/** What remains of a command beside the documents. */
export interface CommandRecord {
  readonly key?: string | undefined;
  readonly client?: ClientPlace | undefined;
  readonly receipt: Receipt;
  readonly touches: readonly Ref[];
  /** Documents that it would have created; of a refusal, what depends on them is refused too. */
  readonly creates: readonly Ref[];
  /** The server's clock, ISO. */
  readonly at: string;
}

export interface NoteVersion {
  readonly noteId: string;
  readonly v: number;
  readonly plaintext: string;
  /** What the author sent, where the merge made something else of it. */
  readonly submitted: string | null;
  /** True for a text that waits beside the note: the note's own was another one at that time. */
  readonly isAside: boolean;
  /** Names the text that the edit was made from, where its author's device said so. */
  readonly basedOn: string | null;
  readonly clientId: string | null;
  /** When its author wrote it, ISO. */
  readonly at: string;
  /** The server's clock, ISO; unknown of what came without its versions. */
  readonly receivedAt: string | null;
}

/** A document that a person deleted, kept until the legal date. */
export interface Archived<E extends ArchivedEntity = ArchivedEntity> {
  readonly entity: E;
  readonly document: Documents[E];
  /** Its last entry in the patient's record, ISO. */
  readonly enteredAt: string;
  readonly reason: string | null;
  /** The server's clock, ISO. */
  readonly archivedAt: string;
  readonly archivedBy: string;
}

export type ArchivedRef<E extends ArchivedEntity = ArchivedEntity> = readonly [
  entity: E,
  id: string,
];

/** How far a device has come, and what was answered before. */
export interface Progress {
  /** The stored answers to keys of this person. */
  readonly receipts: ReadonlyMap<string, Receipt>;
  /** The last sequence number of the device; 0 for a new one. */
  readonly lastSeq: number;
}

/** One tenant's data in a transaction that holds its lock, on behalf of one person. */
export interface CommandTransaction {
  /** The sequence that this transaction writes with; of several that it took, the first. */
  readonly v: number;
  progress(keys: readonly string[], clientId?: string): Promise<Progress>;
  /** The documents that exist, in any order. */
  load(refs: readonly Ref[]): Promise<readonly StoredDocument[]>;
  /** In no order. */
  find<E extends EntityName>(entity: E, find: Find<E>): Promise<readonly StoredDocument<E>[]>;
  /** Takes effect when the transaction commits. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /** Adds to what the practice keeps of security, as done by this person. */
  audit(event: PlacedEvent): Promise<void>;
  /** Ends all sessions of an account. @param at ISO */
  endSessions(userId: string, at: string): Promise<void>;
  /**
   * Counts what a person does to others against a limit; what is undone was not counted.
   * @param now ISO
   * @returns how often in the limit's window, this time among them
   */
  countAttempt(limit: LimitName, subject: string, now: string): Promise<number>;
  /** By `refKey`: the key of the device's refused command that should have created the document. */
  refusedCreations(clientId: string, refs: readonly Ref[]): Promise<ReadonlyMap<string, string>>;
  /** Whether the plan exists and can be chosen. */
  isPlanAvailable(planId: string): Promise<boolean>;
  appointmentsOf(patientId: string): Promise<readonly string[]>;
  /**
   * Returns the base text of an edit that does not name it.
   * That is what this device last submitted since `baseV` without naming a text. Otherwise it is
   * the newest version up to `baseV`.
   */
  noteBase(noteId: string, baseV: number, clientId: string | null): Promise<string | undefined>;
  /** A text that the note has had, or that an author sent for it, by its hash. */
  noteText(noteId: string, hash: string): Promise<string | undefined>;
  /** Adds versions; one that is there already stays as it is. */
  addNoteVersions(versions: readonly NoteVersion[]): Promise<void>;
  /** Keeps what the command removes from the documents. */
  archive(archived: Archived): Promise<void>;
  archived<E extends ArchivedEntity>(ref: ArchivedRef<E>): Promise<Archived<E> | undefined>;
  unarchive(ref: ArchivedRef): Promise<void>;
  /** @throws ConstraintViolation */
  write(changes: readonly DocumentChange[]): Promise<void>;
  /** Replaces what each audience sees of the documents, and leaves a tombstone where one loses sight of them. */
  publish(documents: readonly Published[]): Promise<void>;
  /** Runs the work; when it throws, everything since is undone and the transaction goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** What remains of commands of one device, in their order. */
  record(records: readonly CommandRecord[]): Promise<void>;
}

/** Gives back the last of the numbers that a transaction took and did not use. */
export type GiveBack = (count: number) => Promise<void>;

/** Where commands are carried out: PostgreSQL, or memory in the simulation. One contract suite runs over both. */
export interface CommandStore {
  /**
   * Commits when the work is done, and undoes everything when it throws.
   * @param numbers how many of the tenant's sequence it takes
   */
  transact<T>(
    actor: Actor,
    work: (tx: CommandTransaction, giveBack: GiveBack) => Promise<T>,
    numbers?: number,
  ): Promise<T>;
}
