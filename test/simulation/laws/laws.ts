import { judgeKept } from './kept.ts';
import { isDeepStrictEqual } from 'node:util';
import type { BaseRow } from '../../../src/data/base/base.ts';
import { compareStamps } from '../../../src/data/base/order.ts';
import type { Checkpoint } from '../../../src/data/meta/checkpoint.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { ShelvedRow } from '../../../src/data/shelf/shelf.ts';
import type { Coverage } from '../../../src/data/view/coverage.ts';
import { refOf } from '../../../src/data/view/changes.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import type { Batch, ChangeRow, ChangesPage } from '../../../src/domain/sync/protocol.ts';
import { decodeCursor, reachOf } from '../../../server/engine/feed/cursor.ts';
import type { Disk } from '../machine/disk.ts';
import type { Process } from '../machine/process.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';
import { isOpen, needsPerson } from './outbox.ts';
import { trespass } from './permissions.ts';
import { lostBySetBack, stillLost } from './setBack.ts';
import { referenceView, shown } from './reference.ts';

/** A request is prepared in at most so many operations of the disk. */
const PREPARING = 10;

type StoredRows = ReadonlyMap<string, BaseRow>;

const isAcknowledged = ({ state }: OutboxRow): boolean => state === 'acknowledged';

/** True if a view of this coverage must have the document. */
function isCovered(coverage: Coverage, { entity, doc }: BaseRow): boolean {
  if (entity === 'appointments') {
    const { sessions } = coverage;
    const { startAt } = doc as Appointment;
    if (sessions === 'all' || sessions === 'none') return sessions === 'all';
    return sessions.from <= startAt && startAt <= sessions.to;
  }
  return coverage.people && (entity === 'users' || entity === 'patients');
}

/** The laws that are watched while the world runs. Those of the end are in `end.ts`. */
export class Laws {
  readonly #pages = new WeakMap<Disk, Map<string, ChangesPage[]>>();
  readonly #inFlight = new Map<Disk, { readonly process: Process; readonly label: string }[]>();
  readonly #refused = new WeakMap<Process, { readonly token: string; readonly at: number }>();
  lost: Awaited<ReturnType<typeof lostBySetBack>> = [];
  #mayBeBack = false;
  #departed: {
    readonly disk: Disk;
    readonly row: OutboxRow;
    readonly key: string;
    readonly baseV: number;
  }[] = [];

  /** Pages that were served before the data were last set back. */
  readonly #former = new WeakSet<ChangesPage>();
  #served: ChangesPage[] = [];
  /** The commands that a device believed done as it was told that the history is another. */
  readonly #confirmed = new WeakMap<ChangesPage, readonly OutboxRow[]>();
  #swept: {
    readonly disk: Disk;
    readonly removed: readonly BaseRow[];
    readonly reach: number;
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
    this.#served.push(page);
    if (page.reset) this.#confirmed.set(page, disk.store.rows.filter(isAcknowledged));
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
    for (const page of pages) this.#believesNothingLost(disk, page);
  }

  /** 10. Who takes over another history sends anew what this one lacks. */
  #believesNothingLost(disk: Disk, page: ChangesPage): void {
    const believed = this.#confirmed.get(page) ?? [];
    const lost = believed.find(
      (row) => disk.store.rows.includes(row) && !this.world.server.knows(row.key),
    );
    if (lost) this.world.broken('10', `${lost.name} ${lost.key} is lost, and called done`);
  }

  /**
   * 5. An acknowledged command leaves when base has what it did.
   * 10. It does not leave when the server has lost what it did, unless the numbers have gone on.
   */
  acknowledgedRowLeft(disk: Disk, row: OutboxRow): void {
    const baseV = (key: string) => disk.baseStore.rows.get(key)?.v ?? -1;
    const behind = row.touches.filter((key) => baseV(key) < (row.ackV ?? Infinity));
    const isLost = this.world.ledger.intentOf(row.key)?.wasSetBack;
    const pages = this.#lastPages(disk);
    const goesOn = pages.some(({ seq = 0 }) => seq >= (row.ackV ?? 0));
    if (behind.length > 0 && isLost && !goesOn && !this.world.server.knows(row.key))
      this.world.broken('10', `${row.name} ${row.key} left the outbox after the server lost it`);
    if (this.#isOutdated(disk)) return;
    for (const key of behind) this.#departed.push({ disk, row, key, baseV: baseV(key) });
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

  /** 2. A sweep takes only what the server had no more as the read ended. */
  swept(disk: Disk, removed: readonly BaseRow[]): void {
    this.touched(disk);
    const cursor = decodeCursor(disk.store.checkpoint.cursor ?? '');
    if (cursor && removed.length > 0 && !this.#isOutdated(disk))
      this.#swept.push({ disk, removed, reach: reachOf(cursor) });
  }

  /** Returns the pages for which the device's checkpoint may stand. */
  #lastPages(disk: Disk): readonly ChangesPage[] {
    return this.#pages.get(disk)?.get(disk.store.checkpoint.cursor ?? '') ?? [];
  }

  /** True where the data were set back since the device's last page was served. */
  #isOutdated(disk: Disk): boolean {
    const pages = this.#lastPages(disk);
    return pages.length > 0 && pages.every((page) => this.#former.has(page));
  }

  async #sweptIsGone(): Promise<void> {
    const swept = this.#swept;
    this.#swept = [];
    for (const { disk, removed, reach } of swept) {
      const keys = new Set(removed.map(({ entity, id }) => refKey([entity, id])));
      const projection = await this.world.server.projection(disk.actor);
      const there = projection.find(
        ({ entity, id, v }) => v <= reach && keys.has(refKey([entity, id])),
      );
      if (there)
        this.world.broken('2', `${disk.name} swept ${there.entity}/${there.id}, which is there`);
    }
  }

  /** 1. The first answer has what waited as the tab opened, and calls nothing whole that is not. */
  firstAnswer(tab: Tab): void {
    const { disk, device, found } = tab;
    const shown = new Map(device.view.outbox.map((row) => [row.position, row]));
    const waiting = found.outbox.find(
      (row) => disk.store.rows.includes(row) && !isDeepStrictEqual(shown.get(row.position), row),
    );
    if (waiting)
      this.world.broken('1', `${tab.name} answers without ${waiting.name} ${waiting.key}`);
    const { coverage } = device.source();
    const cursor = decodeCursor(found.cursor ?? '');
    const reach = cursor ? reachOf(cursor) : 0;
    for (const [key, row] of found.base) {
      const isSame = disk.baseStore.rows.get(key) === row;
      if (!row.doc || row.v > reach || !isSame || !isCovered(coverage, row)) continue;
      if (device.view.baseV(row.entity, row.id) !== row.v)
        this.world.broken('1', `${tab.name} answers as if it had ${key} of v ${row.v}`);
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
    this.tokenUsed(process, token);
  }

  /** 9. A refused token pauses everything; what a slow disk was preparing still goes. */
  tokenUsed(process: Process, token: string): void {
    const { plan, scheduler } = this.world;
    const refused = this.#refused.get(process);
    const grace = PREPARING * (plan.disk.before + plan.disk.after);
    if (refused?.token === token && scheduler.now - refused.at >= grace)
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
    if (this.#refused.get(process)?.token === token) return;
    this.#refused.set(process, { token, at: this.world.scheduler.now });
  }

  /** 9. Nobody's commands travel under another's name. 4. The numbers of a batch have no gap. */
  batchSent(process: Process, { commands }: Batch): void {
    // Data set back, failures and repairs cost numbers, and so do two who send at once.
    const isPlain = process.disk.store.rows.every(
      (row) => row.timesLost === undefined && row.tries === 0 && !needsPerson(row),
    );
    const after = commands.find(({ seq }, i) => seq !== (commands[0]?.seq ?? 0) + i);
    if (this.world.plan.hasLocks && isPlain && after)
      this.world.broken('4', `${process.name} leaves a gap before number ${after.seq}`);
    for (const { key } of commands) {
      const intent = this.world.ledger.intentOf(key);
      if (intent && intent.userId !== process.disk.actor.userId)
        this.world.broken('9', `${process.name} sends a command of another user`);
    }
  }

  /** 6. Who says that nothing is left to send has sent all that there was. */
  allWasSent({ name, disk }: Process, found: readonly OutboxRow[]): void {
    const left = found.find(({ position, timesLost }) =>
      disk.store.rows.some(
        (row) => row.position === position && isOpen(row) && row.timesLost === timesLost,
      ),
    );
    if (left) this.world.broken('6', `${name} is done and leaves ${left.name} ${left.key}`);
  }

  /** 3. Nobody is told "done" before the server has done it, under any of its keys. */
  settled(key: string, status: 'done' | 'refused'): void {
    const intent = this.world.ledger.intentOf(key);
    if (
      status === 'done' &&
      !intent?.wasSetBack &&
      ![key, ...(intent?.keys ?? [])].some((each) => this.world.server.knows(each))
    )
      this.world.broken('3', `${intent?.name} was reported done, and the server does not know it`);
  }

  /** 10. Remembers what is lost, for the end. */
  async dataSetBack(seq: number): Promise<void> {
    for (const page of this.#served) this.#former.add(page);
    this.#served = [];
    this.lost = [...this.lost, ...(await lostBySetBack(this.world, seq))];
  }

  /** 10. Another role sees other things: what it may not see is not kept. */
  roleChanged(disk: Disk): void {
    this.lost = this.lost.filter((one) => one.disk !== disk);
    disk.otherRoles = disk.store.checkpoint.generation;
  }

  /** 10. Nothing is left on the device to keep aside. */
  databasesLost(disk: Disk): void {
    this.lost = this.lost.filter((one) => one.disk !== disk);
    disk.otherRoles = 0;
  }

  /** 10. What was there again, as it was or taken away by a person, may change from then on. */
  serverChanged(): void {
    this.#mayBeBack = this.lost.length > 0;
  }

  async afterEvent(): Promise<void> {
    if (this.#departed.length > 0) await this.departedRowsWereInvisible();
    if (this.#swept.length > 0) await this.#sweptIsGone();
    if (this.#mayBeBack) this.lost = await stillLost(this.world, this.lost);
    this.#mayBeBack = false;
    judgeKept(this.world);
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
