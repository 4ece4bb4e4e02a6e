import { type Ref, refKey } from '../../../src/domain/core/documents.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { DocumentChange } from '../../kernel/document-change.ts';
import { Undone } from '../../kernel/storage-errors.ts';
import type { Published } from '../feed/feed.ts';
import type { CommandRecord, CommandTransaction, Receipt, StoredDocument } from './store.ts';

/** A command failed after it, or one before it, had changed something: nothing of the group has happened. */
export class GroupBroken extends Undone {
  override readonly name = 'GroupBroken';
}

/** What the commands of a group are going to ask for. */
export interface Plan {
  readonly keys: readonly string[];
  readonly clientId: string | undefined;
  readonly refs: readonly Ref[];
}

/** Whose documents a patient's account sees depends on the patient. */
const movesAudiences = ({ before, after }: DocumentChange): boolean =>
  [before, after].some((one) => Boolean((one as Patient | undefined)?.userId));

const isOfOneKind = (changes: readonly DocumentChange[]): boolean =>
  changes.every(({ entity }) => entity === changes[0]?.entity);

/**
 * One device's commands in one transaction, each as if it were alone: what they need is read at once, and what nobody
 * looks at meanwhile is written at once. There is no savepoint: a refusal that would have something to undo breaks the
 * group.
 */
export class CommandGroup {
  readonly #tx: CommandTransaction;
  readonly #calls: Omit<CommandTransaction, 'v'>;
  readonly #receipts: Map<string, Receipt>;
  #lastSeq: number;
  /** The documents as they stand, where that is known; absent ones too. */
  readonly #known: Map<string, StoredDocument | undefined>;
  /** New documents of one kind that wait to be written. */
  readonly #creations: DocumentChange[] = [];
  readonly #publications = new Map<string, Published>();
  readonly #records: CommandRecord[] = [];
  #used = 0;
  #hasChanged = false;

  private constructor(
    tx: CommandTransaction,
    receipts: ReadonlyMap<string, Receipt>,
    lastSeq: number,
    known: Map<string, StoredDocument | undefined>,
  ) {
    this.#tx = tx;
    this.#receipts = new Map(receipts);
    this.#lastSeq = lastSeq;
    this.#known = known;
    this.#calls = this.#makeCalls();
  }

  static async open(tx: CommandTransaction, { keys, clientId, refs }: Plan): Promise<CommandGroup> {
    const { receipts, lastSeq } = await tx.progress(keys, clientId);
    const known = new Map<string, StoredDocument | undefined>();
    for (const ref of refs) known.set(refKey(ref), undefined);
    for (const one of await tx.load(refs)) known.set(refKey([one.entity, one.id]), one);
    return new CommandGroup(tx, receipts, lastSeq, known);
  }

  /** For the next command, which takes the next number if it leaves anything. */
  next(): CommandTransaction {
    this.#hasChanged = false;
    return { v: this.#tx.v + this.#used, ...this.#calls };
  }

  /** How many documents wait to be written. */
  get size(): number {
    return this.#publications.size;
  }

  /** Writes all that waits. @returns how many numbers were used */
  async finish(): Promise<number> {
    await this.#create();
    await this.#publish();
    await this.#record();
    return this.#used;
  }

  #makeCalls(): Omit<CommandTransaction, 'v'> {
    const tx = this.#tx;
    const afterCreations = async <T>(call: () => Promise<T>): Promise<T> => {
      await this.#create();
      return call();
    };
    const changing = <T>(call: () => Promise<T>): Promise<T> => {
      this.#hasChanged = true;
      return afterCreations(call);
    };
    return {
      progress: async () => ({ receipts: this.#receipts, lastSeq: this.#lastSeq }),
      load: (refs) => this.#load(refs),
      find: (entity, find) => afterCreations(() => tx.find(entity, find)),
      appointmentsOf: (patientId) => afterCreations(() => tx.appointmentsOf(patientId)),
      isPlanAvailable: (planId) => tx.isPlanAvailable(planId),
      noteBase: (...base) => tx.noteBase(...base),
      noteText: (...asked) => tx.noteText(...asked),
      archived: (ref) => tx.archived(ref),
      refusedCreations: async (...asked) => {
        await this.#record();
        return tx.refusedCreations(...asked);
      },
      enqueue: (jobs) => changing(() => tx.enqueue(jobs)),
      audit: (event) => changing(() => tx.audit(event)),
      endSessions: (...ended) => changing(() => tx.endSessions(...ended)),
      countAttempt: (...counted) => changing(() => tx.countAttempt(...counted)),
      addNoteVersions: (versions) => changing(() => tx.addNoteVersions(versions)),
      archive: (archived) => changing(() => tx.archive(archived)),
      unarchive: (ref) => changing(() => tx.unarchive(ref)),
      write: (changes) => this.#write(changes),
      publish: (documents) => this.#put(documents),
      attempt: (work) => this.#attempt(work),
      record: async (records) => this.#keep(records),
    };
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.#hasChanged) throw new GroupBroken();
      throw error;
    }
  }

  async #load(refs: readonly Ref[]): Promise<readonly StoredDocument[]> {
    const asked = refs.filter((ref) => !this.#known.has(refKey(ref)));
    const known = refs.flatMap((ref) => this.#known.get(refKey(ref)) ?? []);
    if (asked.length === 0) return known;
    await this.#create();
    return [...known, ...(await this.#tx.load(asked))];
  }

  async #write(changes: readonly DocumentChange[]): Promise<void> {
    if (changes.length === 0) return;
    this.#hasChanged = true;
    for (const { entity, id } of changes) this.#known.delete(refKey([entity, id]));
    if (changes.some((change) => change.entity === 'patients' && movesAudiences(change)))
      this.#known.clear();
    const kinds = new Set([...this.#creations, ...changes].map(({ entity }) => entity));
    const adds = changes.every(({ before, after }) => !before && after);
    if (kinds.size > 1 || !adds) await this.#create();
    // What only adds documents of one kind does the same in any order; the rest may not.
    if (adds && isOfOneKind(changes)) this.#creations.push(...changes);
    else await this.#tx.write(changes);
  }

  /** Whose creation it is that the storage refuses is not known here. */
  async #create(): Promise<void> {
    const creations = this.#creations.splice(0);
    if (creations.length === 0) return;
    await this.#tx.write(creations).catch(() => {
      throw new GroupBroken();
    });
  }

  async #put(documents: readonly Published[]): Promise<void> {
    for (const document of documents) {
      const key = refKey([document.entity, document.id]);
      const left = new Set<string>(document.versions.map(({ audience }) => audience));
      const isLost = this.#publications
        .get(key)
        ?.versions.some(({ audience }) => !left.has(audience));
      // Who is to lose sight of it has to see it first.
      if (isLost) await this.#publish();
      const { isNew } = this.#publications.get(key) ?? document;
      this.#publications.set(key, { ...document, isNew });
    }
  }

  async #publish(): Promise<void> {
    const documents = [...this.#publications.values()];
    this.#publications.clear();
    if (documents.length > 0) await this.#tx.publish(documents);
  }

  #keep(records: readonly CommandRecord[]): void {
    for (const { key, client, receipt } of records) {
      if (key) this.#receipts.set(key, receipt);
      if (client) this.#lastSeq = client.seq;
    }
    this.#records.push(...records);
    this.#used += records.length;
  }

  async #record(): Promise<void> {
    const records = this.#records.splice(0);
    if (records.length > 0) await this.#tx.record(records);
  }
}
