import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { randomBaseRow, randomStep } from '../../test/harness/random/randomDevice.ts';
import { psych, psychId, sampleId } from '../../test/harness/practice/samples.ts';
import { eachSeed, type Seeded } from '../../test/harness/random/seeded.ts';
import { refKey } from '../domain/core/documents.ts';
import { entityNames } from '../domain/entities.ts';
import type { Base } from './base/base.ts';
import { baseStorage, openBase } from './base/rxBase.ts';
import { dexieCheckpoints } from './meta/dexieCheckpoints.ts';
import { userDatabase } from './outbox/database.ts';
import { dexieOutbox } from './outbox/dexieOutbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { dexieSnapshots } from './snapshot/store.ts';
import { writeSnapshot } from './snapshot/write.ts';
import { bootView, completeView } from './view/boot.ts';
import { reread } from './view/catchUp.ts';
import { View } from './view/view.ts';

let storages = 0;

/** One tab: a view of its own over disks that all tabs share. */
class Tab {
  view = new View(psych);
  readonly database;
  readonly outbox: Outbox;

  constructor(
    readonly userId: string,
    readonly base: Base,
  ) {
    this.database = userDatabase(userId);
    this.outbox = dexieOutbox(psychId, this.database, () => sampleId(6, 1));
  }

  static async open(userId: string): Promise<Tab> {
    // RxDB lets one process open a database once, unless it looks like another storage.
    const storage = Object.assign(baseStorage(), { name: `dexie-law-${++storages}` });
    const tab = new Tab(userId, await openBase(userId, { storage: storage as never }));
    await tab.start();
    return tab;
  }

  get parts() {
    const { outbox, view, database } = this;
    return {
      outbox,
      view,
      checkpoints: dexieCheckpoints(database),
      snapshots: dexieSnapshots(database),
    };
  }

  async start(): Promise<void> {
    this.view = new View(psych);
    await completeView(this.parts, this.base, await bootView(this.parts));
  }

  async close(): Promise<void> {
    await this.base.close();
    this.database.close();
  }
}

const shown = (view: View) =>
  entityNames
    .flatMap((entity) => [...view.all(entity)].map((doc) => JSON.stringify([entity, doc])))
    .toSorted();

async function act(
  random: Seeded,
  tabs: readonly Tab[],
  position: number,
  v: number,
): Promise<void> {
  const { rows } = await random.pick(tabs).outbox.update(({ rows: before }) => {
    const after = randomStep(random, before, position, v);
    const known = new Set(before.map((row) => row.position));
    const left = new Set(after.map((row) => row.position));
    return {
      put: after.filter((row) => known.has(row.position)),
      remove: before.filter((row) => !left.has(row.position)).map((row) => row.position),
      add: after.filter((row) => !known.has(row.position)).map(({ position: _, ...row }) => row),
    };
  });
  for (const { view } of tabs) view.setOutbox(rows);
}

/** One tab pulls; the others are told which documents changed, and read them from disk. */
async function pull(random: Seeded, tabs: readonly Tab[], v: number): Promise<void> {
  const puller = random.pick(tabs);
  const rows = await puller.outbox.rows();
  const page = [1, 2, 3].map((n) => randomBaseRow(random, 1, v * 10 + n, rows));
  const holding = await puller.base.writePage(page, 1);
  puller.view.applyBase(holding);
  const keys = holding.map(({ entity, id }) => refKey([entity, id]));
  for (const tab of tabs) if (tab !== puller) await reread(tab.view, tab.base, keys);
}

const snapshot = ({ view, base, parts: { snapshots } }: Tab, n: number) =>
  writeSnapshot({
    view,
    base,
    snapshots,
    epoch: null,
    generation: 1,
    cursor: null,
    catchUp: () => base.checkpoint(),
    now: Date.UTC(2026, 2, 3),
    id: `s${n}`,
    turn: async () => {},
  });

describe('several tabs of one person', { timeout: 120_000 }, () => {
  it('see the same, and what they see is what a restart finds on disk', async () => {
    await eachSeed(12, async (random, seed) => {
      const tabs = [await Tab.open(`tabs${seed}`), await Tab.open(`tabs${seed}`)];
      for (let n = 1; n <= 24; n++) {
        if (random.chance(0.6)) await act(random, tabs, n, n);
        else await pull(random, tabs, n);
        if (random.chance(0.15)) await snapshot(random.pick(tabs), n);
        if (random.chance(0.1)) await random.pick(tabs).start();
        const [one, other] = tabs.map(({ view }) => shown(view).join('\n'));
        expect(one).toBe(other);
      }
      await Promise.all(tabs.map((tab) => tab.close()));
    });
  });
});
