import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryOutbox,
  memoryStore,
} from '../../../test/harness/memory/memoryOutbox.ts';
import {
  memorySnapshots,
  type SnapshotDisk,
} from '../../../test/harness/memory/memorySnapshots.ts';
import { randomBaseRow, randomStep } from '../../../test/harness/random/randomDevice.ts';
import { psych, psychId, sampleId } from '../../../test/harness/practice/samples.ts';
import { eachSeed, type Seeded } from '../../../test/harness/random/seeded.ts';
import { type AnyDocument, refKey } from '../../domain/core/documents.ts';
import { entityNames } from '../../domain/entities.ts';
import type { Base, BaseRow } from '../base/base.ts';
import { START } from '../meta/checkpoint.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { writeSnapshot } from '../snapshot/write.ts';
import { bootView, completeView } from './boot.ts';
import { refOf, type ViewChanges } from './changes.ts';
import { type BaseReader, fold } from './fold.ts';
import { headOf } from './head.ts';
import { compareNames } from '../../domain/core/names.ts';
import { readNote } from './readNote.ts';
import { View } from './view.ts';

const REFS = [
  refKey(['users', psychId]),
  ...Array.from({ length: 5 }, (_, n) => [
    refKey(['patients', sampleId(3, n)]),
    refKey(['appointments', sampleId(4, n)]),
    refKey(['notes', sampleId(5, n)]),
  ]).flat(),
];

/** What everybody should see, worked out from nothing: all rows folded over all of the server's documents. */
function expected(base: ReadonlyMap<string, BaseRow>, rows: readonly OutboxRow[]) {
  const reader: BaseReader = {
    get: (entity, id) => base.get(refKey([entity, id]))?.doc as never,
    cs: (key) => base.get(key)?.cs ?? 0,
  };
  const overlay = fold(reader, rows, psych);
  const documents = new Map<string, AnyDocument>();
  for (const key of REFS) {
    const folded = overlay.get(key);
    const document = folded === undefined ? base.get(key)?.doc : folded;
    if (document) documents.set(key, document);
  }
  return documents;
}

const heads = (documents: ReadonlyMap<string, AnyDocument>) =>
  new Map([...documents].map(([key, document]) => [key, headOf(refOf(key)[0], document)]));

const shown = (view: View) =>
  new Map(
    REFS.flatMap((key) => {
      const document = view.get(...refOf(key));
      return document ? [[key, document as AnyDocument] as const] : [];
    }),
  );

/** As text, a line per document: compares a hundred times as fast as objects do. */
const written = (documents: ReadonlyMap<string, AnyDocument>): string =>
  [...documents].map(([key, document]) => `${key} ${JSON.stringify(document)}`).join('\n');

/** Every index and counter, against the documents themselves. */
function checkIndexes(view: View): void {
  const { indexes } = view;
  const byStart = [...view.all('appointments')].sort((a, b) =>
    `${a.startAt}${a.id}` < `${b.startAt}${b.id}` ? -1 : 1,
  );
  expect(indexes.appointments.items).toEqual(byStart);
  const patients = [...view.all('patients')].sort(compareNames);
  expect(indexes.patients.items).toEqual(patients);
  expect(indexes.activePatients).toBe(patients.filter(({ isActive }) => isActive).length);
  for (let n = 0; n < 5; n++) {
    const [patient, session] = [sampleId(3, n), sampleId(4, n)];
    expect(indexes.appointmentsOfPatient.get(patient)).toEqual(
      byStart.filter(({ patientId }) => patientId === patient),
    );
    expect(new Set(indexes.notesOfAppointment.get(session).map(({ id }) => id))).toEqual(
      new Set(
        [...view.all('notes')].flatMap((note) => (note.appointmentId === session ? note.id : [])),
      ),
    );
  }
}

/** What a subscriber could notice of each document. */
const noticeable = (view: View) =>
  new Map(
    REFS.map((key) => {
      const [entity, id] = refOf(key);
      return [key, JSON.stringify([view.get(entity, id), view.mark(entity, id)])];
    }),
  );

/** One device's disk, what its view shows, and what it should show. */
class World {
  view = new View(psych);
  readonly store = memoryStore();
  readonly baseStore = memoryBaseStore();
  readonly snapshotDisk: SnapshotDisk = new Map();
  readonly base: Base = memoryBase(this.baseStore);
  rows: readonly OutboxRow[] = [];
  position = 0;
  v = 1;
  g = 1;

  constructor(readonly random: Seeded) {}

  get documents() {
    return expected(this.baseStore.rows, this.rows);
  }

  parts() {
    const outbox = { ...memoryOutbox(psychId, this.store, () => sampleId(6, 1)) };
    return {
      view: new View(psych),
      outbox: { ...outbox, rows: async () => this.rows },
      checkpoints: {
        ...memoryCheckpoints(this.store),
        read: async () => ({ ...START, generation: this.g }),
      },
      snapshots: memorySnapshots(this.snapshotDisk),
    };
  }

  act(): void {
    this.rows = randomStep(this.random, this.rows, ++this.position, this.v);
    this.view.setOutbox(this.rows);
  }

  async pull(): Promise<void> {
    const page = Array.from({ length: 1 + this.random.int(4) }, () => {
      // One v of one document is one state, so a late row has a v of its own.
      const late = this.random.int(this.v) + this.random.next();
      const v = this.random.chance(0.1) ? late : ++this.v;
      return randomBaseRow(this.random, this.g, v, this.rows);
    });
    this.view.applyBase(await this.base.writePage(page, this.g));
  }

  async readAnew(): Promise<void> {
    this.g++;
    this.v = 1 + this.random.int(this.v);
    await this.pull();
    this.view.applyBase(await this.base.sweep(this.g));
  }

  snapshot(): Promise<boolean> {
    return writeSnapshot({
      view: this.view,
      base: this.base,
      snapshots: memorySnapshots(this.snapshotDisk),
      epoch: null,
      generation: this.g,
      cursor: null,
      catchUp: () => this.base.checkpoint(),
      now: Date.UTC(2026, this.random.int(12)),
      id: `s${this.position}-${this.v}`,
      turn: async () => {},
    });
  }

  async restart(): Promise<void> {
    const parts = this.parts();
    const header = await bootView(parts);
    await completeView(parts, this.base, header);
    this.view = parts.view;
  }

  async step(): Promise<void> {
    const die = this.random.next();
    if (die < 0.55) this.act();
    else if (die < 0.9) await this.pull();
    else if (die < 0.92) await this.readAnew();
    else if (die < 0.96) await this.snapshot();
    else await this.restart();
  }
}

describe('law 1: view = fold(base, outbox)', { timeout: 120_000 }, () => {
  it('holds after every event, step by step as from nothing, restarts included', () =>
    eachSeed(400, async (random) => {
      const world = new World(random);
      for (let n = 0; n < 40; n++) {
        await world.step();
        expect(written(shown(world.view))).toBe(written(heads(world.documents)));
      }
      checkIndexes(world.view);
    }));

  it('holds for the texts of notes, which are read from disk', () =>
    eachSeed(150, async (random) => {
      const world = new World(random);
      for (let n = 0; n < 25; n++) await world.step();
      for (let n = 0; n < 5; n++) {
        const body = await readNote(world.view, world.base, sampleId(5, n));
        expect(body?.note).toEqual(world.documents.get(refKey(['notes', sampleId(5, n)])));
      }
    }));

  it('tells listeners of every document that a step changed', () =>
    eachSeed(150, async (random) => {
      const world = new World(random);
      let told: string[] = [];
      const listen = ({ documents }: ViewChanges) => {
        for (const [entity, ids] of documents)
          for (const id of ids) told.push(refKey([entity, id]));
      };
      world.view.onChange(listen);
      for (let n = 0; n < 30; n++) {
        const before = noticeable(world.view);
        told = [];
        if (random.chance(0.6)) world.act();
        else await world.pull();
        const changed = [...noticeable(world.view)].filter(([key, now]) => now !== before.get(key));
        expect(told).toEqual(expect.arrayContaining(changed.map(([key]) => key)));
      }
    }));

  it('keeps no text of a note in memory', () =>
    eachSeed(30, async (random) => {
      const world = new World(random);
      for (let n = 0; n < 40; n++) await world.step();
      for (const note of world.view.all('notes')) expect(note.plaintext).toBe('');
      for (const entity of entityNames)
        for (const { doc } of world.view.baseRows(entity))
          expect(JSON.stringify(doc)).not.toMatch(/Servidor|Edição|outro/);
    }));

  it('holds for a view made from a snapshot of any age', () =>
    eachSeed(150, async (random) => {
      const world = new World(random);
      for (let n = 0; n < 6; n++) {
        for (let k = 0; k < 6; k++) await (random.chance(0.5) ? world.pull() : world.act());
        await world.snapshot();
        for (let k = 0; k < random.int(5); k++) await world.pull();
        await world.restart();
        expect(written(shown(world.view))).toBe(written(heads(world.documents)));
      }
    }));
});
