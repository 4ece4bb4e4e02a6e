import { isDeepStrictEqual } from 'node:util';
import type { BaseRow } from '../../../src/data/base/base.ts';
import { compareStamps } from '../../../src/data/base/order.ts';
import type { Checkpoint } from '../../../src/data/meta/checkpoint.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { ShelvedRow } from '../../../src/data/shelf/shelf.ts';
import { refOf } from '../../../src/data/view/changes.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Batch, ChangeRow, ChangesPage } from '../../../src/domain/sync/protocol.ts';
import type { Disk } from '../disk.ts';
import type { Process } from '../process.ts';
import type { Tab } from '../tab.ts';
import type { World } from '../world.ts';
import { trespass } from './permissions.ts';
import { lostBySetBack, stillLost } from './setBack.ts';
import { referenceView, shown } from './reference.ts';

type StoredRows = ReadonlyMap<string, BaseRow>;

/** The laws that are watched while the world runs. Those of the end are in `end.ts`. */
export class Laws {
  readonly #pages = new WeakMap<Disk, Map<string, ChangesPage[]>>();
  readonly #inFlight = new Map<Disk, { readonly process: Process; readonly label: string }[]>();
  readonly #refused = new WeakMap<Process, string>();
  lost: Awaited<ReturnType<typeof lostBySetBack>> = [];
  #mayBeBack = false;
  #departed: {
    readonly disk: Disk;
    readonly row: OutboxRow;
    readonly key: string;
    readonly baseV: number;
  }[] = [];

  constructor(readonly world: World) {}

  /** 1. View = fold(base, outbox) after every event. */
  viewIsFold(tab: Tab): void {
    const { view } = tab.device;
    const expected = referenceView(tab.disk.baseStore, tab.disk.store, tab.disk.actor);
    let held = 0;
    for (const entity of entityNames)
      for (const doc of view.all(entity)) {
        held += 1;
        const key = refKey([entity, doc.id]);
        const wanted = expected.get(key);
        if (doc === wanted) continue;
        if (!wanted)
          this.world.broken('1', `${tab.name} shows ${key}, which its disk does not hold`);
        if (!isDeepStrictEqual(doc, shown(key, wanted)))
          this.world.broken('1', `${tab.name} shows another ${key} than its disk says`);
      }
    if (held === expected.size) return;
    const absent = [...expected.keys()].find((key) => !view.get(...refOf(key)));
    this.world.broken('1', `${tab.name} does not show ${absent}, which its disk holds`);
  }

  /** 2. Within one full read a document's `v` never goes down. 7. Nothing foreign is ever held. */
  baseWritten(disk: Disk, before: StoredRows, rows: readonly ChangeRow[]): void {
    this.touched(disk);
    for (const { entity, id } of rows) {
      const key = refKey([entity, id]);
      const [old, now] = [before.get(key), disk.baseStore.rows.get(key)];
      if (old && now && compareStamps(now, old) < 0)
        this.world.broken('2', `${key} went from v ${old.v} back to v ${now.v}`);
      if (!now?.doc) continue;
      const wrong = trespass(disk.actor, entity, now.doc, this.world.server.clinic.carla.id);
      if (wrong) this.world.broken('7', `${wrong} (${key})`);
    }
  }

  /** 7. Nor is it kept aside. */
  shelfWritten({ actor }: Disk, rows: readonly ShelvedRow[]): void {
    for (const { entity, doc, key } of rows) {
      const wrong = trespass(actor, entity, doc, this.world.server.clinic.carla.id);
      if (wrong) this.world.broken('7', `${wrong} (${key}, kept aside)`);
    }
  }

  pageServed(disk: Disk, _clientId: string, page: ChangesPage): void {
    const pages = this.#pages.get(disk) ?? new Map<string, ChangesPage[]>();
    this.#pages.set(disk, pages.set(page.cursor, [...(pages.get(page.cursor) ?? []), page]));
  }

  /** 2. The checkpoint never runs ahead of what is durable. */
  checkpointSaved(disk: Disk, { cursor, generation }: Checkpoint): void {
    if (cursor === null) return;
    const { rows } = disk.baseStore;
    const isDurable = ({ changes }: ChangesPage) =>
      changes.every((row) => {
        const held = rows.get(refKey([row.entity, row.id]));
        return (
          held !== undefined && (held.g > generation || (held.g === generation && held.v >= row.v))
        );
      });
    const pages = this.#pages.get(disk)?.get(cursor) ?? [];
    if (!pages.some(isDurable))
      this.world.broken('2', `the checkpoint ran ahead of the base of ${disk.name}`);
  }

  /** 5. An acknowledged command leaves when base has what it did. */
  acknowledgedRowLeft(disk: Disk, row: OutboxRow): void {
    for (const key of row.touches) {
      const baseV = disk.baseStore.rows.get(key)?.v ?? -1;
      if (baseV < (row.ackV ?? Infinity)) this.#departed.push({ disk, row, key, baseV });
    }
  }

  /** 5. … or when there is nothing of it for this person to see. */
  async departedRowsWereInvisible(): Promise<void> {
    const departed = this.#departed;
    this.#departed = [];
    for (const { disk, row, key, baseV } of departed) {
      const projection = await this.world.server.projection(disk.actor);
      const visible = projection.find(({ entity, id }) => refKey([entity, id]) === key);
      if (visible && visible.v > baseV)
        this.world.broken(
          '5',
          `${row.name} left the outbox before base had ${key} of v ${visible.v}`,
        );
    }
  }

  requestMade(process: Process, token: string, label: string): void {
    const inFlight = this.#inFlight.get(process.disk) ?? [];
    // 8. One drainer and one puller.
    // The exception is a thawed one that has not heard yet that its lock is another's.
    if (process.overtaken === 0) {
      if (this.world.plan.hasLocks && inFlight.some((other) => other.label === label))
        this.world.broken('8', `two processes of ${process.disk.name} ${label} at once`);
      this.#inFlight.set(process.disk, [...inFlight, { process, label }]);
    }
    // 9. A refused token pauses everything.
    if (this.#refused.get(process) === token)
      this.world.broken('9', `${process.name} asks again with a token that was refused`);
    if (this.world.tokens.ownerOf(token) !== process.disk.actor.userId)
      this.world.broken('9', `${process.name} asks under another user's token`);
  }

  requestEnded(process: Process, label: string): void {
    const inFlight = this.#inFlight.get(process.disk) ?? [];
    const index = inFlight.findIndex((each) => each.process === process && each.label === label);
    this.#inFlight.set(
      process.disk,
      inFlight.filter((_each, i) => i !== index),
    );
  }

  /** Ends its requests: their answers are heard only when it thaws. */
  processSlept(process: Process): void {
    this.processDied(process);
  }

  processDied(process: Process): void {
    const inFlight = this.#inFlight.get(process.disk) ?? [];
    this.#inFlight.set(
      process.disk,
      inFlight.filter((each) => each.process !== process),
    );
  }

  tokenRefused(process: Process, token: string): void {
    this.#refused.set(process, token);
  }

  /** 9. Nobody's commands travel under another's name. */
  batchSent(process: Process, { commands }: Batch): void {
    for (const { key } of commands) {
      const intent = this.world.ledger.intentOf(key);
      if (intent && intent.userId !== process.disk.actor.userId)
        this.world.broken('9', `${process.name} sends a command of another user`);
    }
  }

  /** 3. Nobody is told "done" before the server has done it, under any of its keys. */
  settled(key: string, status: 'done' | 'refused'): void {
    const intent = this.world.ledger.intentOf(key);
    if (
      status === 'done' &&
      !intent?.isDiscarded &&
      !intent?.wasSetBack &&
      ![key, ...(intent?.keys ?? [])].some((each) => this.world.server.knows(each))
    )
      this.world.broken('3', `${intent?.name} was reported done, and the server does not know it`);
  }

  /** 10. Remembers what is lost, for the end. */
  async dataSetBack(seq: number): Promise<void> {
    this.lost = [...this.lost, ...(await lostBySetBack(this.world, seq))];
  }

  /** 10. What was there again, as it was or taken away by a person, may change from then on. */
  serverChanged(): void {
    this.#mayBeBack = this.lost.length > 0;
  }

  async afterEvent(): Promise<void> {
    if (this.#departed.length > 0) await this.departedRowsWereInvisible();
    if (this.#mayBeBack) this.lost = await stillLost(this.world, this.lost);
    this.#mayBeBack = false;
    for (const machine of this.world.machines)
      for (const tab of machine.tabs) {
        if (!tab.isDirty || !tab.isSettled || tab.isUnaware) continue;
        tab.isDirty = false;
        this.viewIsFold(tab);
      }
    this.world.checkBreach();
  }

  /** Something was written: what its tabs show has to be looked at again. */
  touched(disk: Disk): void {
    for (const tab of disk.tabs) tab.isDirty = true;
  }
}
