import type { Outbox, OutboxChange, OutboxContents } from '../../../src/data/outbox/outbox.ts';
import type { NewOutboxRow, OutboxRow } from '../../../src/data/outbox/row.ts';
import type { Receipt } from '../../../server/engine/execution/store.ts';
import { brokenBy, isHeldBack, removedBy } from '../laws/outbox.ts';

/** One thing that a person wanted, whatever keys it travelled under. */
export interface Intent {
  readonly number: number;
  readonly userId: string;
  readonly disk: string;
  readonly name: string;
  readonly keys: string[];
  args: unknown;
  /** The person was told that it is safe. */
  isConfirmed: boolean;
  isDiscarded: boolean;
  /** The device gave up on it for a while; a late copy may still have reached the server. */
  wasParked: boolean;
  /** The server's data were set back to before it: see the law about that. */
  wasSetBack: boolean;
  /** Acknowledged, and gone from the outbox. */
  hasLeft: boolean;
  /**
   * It had left when the server lost it: only a late copy of its batch can bring it back. Or its
   * number is another command's by then, so that its device learns of the loss as it reads.
   */
  mayComeLate: boolean;
  /** A later set-back brought back what an earlier one had taken away. */
  cameBack: boolean;
}

export interface Carried {
  readonly key: string;
  readonly clientId: string | null;
  readonly position: number;
  readonly outcome: Receipt['outcome'];
}

export interface OutboxObserver {
  readonly onWrite: () => void;
  /** An acknowledged row was removed. */
  readonly onLeft: (row: OutboxRow) => void;
  /** A command took the place of a draft. */
  readonly onCleared: (draft: string) => void;
}

/** What persons wanted, what left the devices and what the server made of it: the memory of the laws. */
export class Ledger {
  readonly intents: Intent[] = [];
  readonly #byKey = new Map<string, Intent>();
  /** Where the person put it in the order of things, by key. */
  readonly positions = new Map<string, number>();
  /** Everything that the server recorded, in order. */
  readonly carried: Carried[] = [];
  readonly #applications = new Map<string, number>();
  readonly #discarding = new Set<string>();
  /** Ids of records that one act of a person makes: all of them, or none. */
  readonly together: (readonly string[])[] = [];

  /** Keys that the server ever answered, with data that were set back since as well. */
  readonly #answered = new Set<string>();

  constructor(
    readonly broken: (law: string, what: string) => never,
    readonly isTurnedDown: (key: string) => boolean,
  ) {}

  intentOf(key: string): Intent | undefined {
    return this.#byKey.get(key);
  }

  confirm(key: string): void {
    const intent = this.#byKey.get(key);
    if (!intent) this.broken('3', `confirmed ${key}, which no disk has seen`);
    intent.isConfirmed = true;
  }

  /** A broken engine gave the same wish another key. */
  alias(key: string, other: string): void {
    const intent = this.#byKey.get(key);
    if (!intent || this.#byKey.has(other)) return;
    intent.keys.push(other);
    this.#byKey.set(other, intent);
  }

  mayDiscard(key: string): void {
    this.#discarding.add(key);
  }

  serverRecorded(key: string, clientId: string | null, outcome: Receipt['outcome']): void {
    this.#answered.add(key);
    this.carried.push({ key, clientId, outcome, position: this.positions.get(key) ?? -1 });
    if (outcome.status === 'done') this.#applications.set(key, this.applications(key) + 1);
  }

  /**
   * Takes the record of a copy, as the server takes its data. The copy may hold what an earlier
   * set-back had taken away.
   */
  setBack(copied: readonly Carried[]): void {
    const kept = new Set(copied);
    const before = new Set(this.carried);
    const back = copied.filter((each) => !before.has(each));
    for (const { key } of back) {
      const intent = this.#byKey.get(key);
      if (intent) intent.cameBack = true;
    }
    const renumbered = new Set(back.map(({ clientId }) => clientId));
    for (const each of this.carried) {
      const intent = this.#byKey.get(each.key);
      if (!intent || kept.has(each)) continue;
      intent.wasSetBack = true;
      intent.mayComeLate ||= intent.hasLeft || renumbered.has(each.clientId);
    }
    this.carried.splice(0, this.carried.length, ...copied);
    this.#applications.clear();
    for (const { key, outcome } of copied)
      if (outcome.status === 'done') this.#applications.set(key, this.applications(key) + 1);
  }

  applications(key: string): number {
    return this.#applications.get(key) ?? 0;
  }

  outcomeOf(intent: Intent): Receipt['outcome'] | undefined {
    return this.carried.findLast(({ key }) => intent.keys.includes(key))?.outcome;
  }

  /** The outbox of a disk, with everything written in it noted here. */
  watch(disk: string, outbox: Outbox, observer: OutboxObserver): Outbox {
    const update: Outbox['update'] = (decide) =>
      outbox
        .update((contents) => {
          const change = decide(contents);
          if (change) this.#noteChange(disk, contents, change, observer.onLeft);
          return change;
        })
        .then((after) => {
          for (const { key, position } of after.rows) this.positions.set(key, position);
          observer.onWrite();
          return after;
        });
    return {
      ...outbox,
      update,
      add: async (row, clearsDraft, ...rest) => {
        const added = await outbox.add(row, clearsDraft, ...rest);
        this.#noteAdded(disk, added);
        if (clearsDraft !== undefined) observer.onCleared(clearsDraft);
        this.positions.set(added.key, added.position);
        observer.onWrite();
        return added;
      },
    };
  }

  #noteAdded(disk: string, { key, userId, name, args }: NewOutboxRow): void {
    const intent: Intent = {
      number: this.intents.length + 1,
      userId,
      disk,
      name,
      args,
      keys: [key],
      isConfirmed: false,
      isDiscarded: false,
      wasParked: false,
      wasSetBack: false,
      hasLeft: false,
      mayComeLate: false,
      cameBack: false,
    };
    this.intents.push(intent);
    this.#byKey.set(key, intent);
  }

  #noteChange(
    disk: string,
    contents: OutboxContents,
    change: OutboxChange,
    onRemoved: (row: OutboxRow) => void,
  ): void {
    const breach = brokenBy(contents, change, {
      isAnswered: (key) => this.#answered.has(key),
      isTurnedDown: this.isTurnedDown,
    });
    if (breach) this.broken(breach.law, breach.what);
    const removed = removedBy(contents, change);
    if (change.add?.length) this.#notePut(disk, removed, change.add);
    else for (const row of removed) this.#noteRemoved(row, onRemoved);
    for (const row of change.put ?? []) {
      const intent = this.#byKey.get(row.key);
      if (intent && (row.state === 'parked' || isHeldBack(row))) intent.wasParked = true;
    }
  }

  /** Notes commands that replace others, come back from the second record, or are several. */
  #notePut(disk: string, removed: readonly OutboxRow[], added: readonly NewOutboxRow[]): void {
    added.forEach((row, i) => {
      const { key, args } = row;
      if (removed.length === 0 && this.#byKey.has(key)) return;
      if (removed.length === 0) return this.#noteAdded(disk, row);
      const intent = this.#byKey.get(removed[i]?.key ?? '');
      if (!intent) this.broken('3', `requeued ${key} in place of nothing`);
      if (!intent.keys.includes(key)) intent.keys.push(key);
      intent.args = args;
      this.#byKey.set(key, intent);
    });
  }

  #noteRemoved(row: OutboxRow, onRemoved: (row: OutboxRow) => void): void {
    const intent = this.#byKey.get(row.key);
    if (row.state === 'acknowledged') {
      if (intent) intent.hasLeft = true;
      return onRemoved(row);
    }
    if (!this.#discarding.has(row.key))
      this.broken('3', `${row.name} ${row.key} left the outbox in state ${row.state}`);
    if (intent) intent.isDiscarded = true;
  }
}
