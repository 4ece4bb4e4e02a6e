import { querySource } from '../harness/practice/querySource.ts';
import { describe, expect, it } from 'vitest';
import { runQuery } from '../../src/data/queries/index.ts';
import { View } from '../../src/data/view/view.ts';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { AnyDocument, EntityName } from '../../src/domain/core/documents.ts';
import type { RecurringAppointment } from '../../src/domain/recurrences/recurrence.ts';
import type { CommandArgs, CommandName } from '../../src/domain/registry.ts';
import { backends, openScene, type RawDevice, type Scene } from '../harness/database/contract.ts';
import { sampleOutboxRow } from '../harness/practice/deviceSamples.ts';
import { plain } from '../harness/practice/plain.ts';
import { seededRandom } from '../harness/practice/practice.ts';

const DAY_MS = 86_400_000;

/** A person's recurrences, and what the device says of each act before it is sent. */
class Foresight {
  readonly device: RawDevice;
  readonly random: () => number;
  /** How many sessions were foreseen, and how many taken back. */
  readonly seen = { coming: 0, leaving: 0 };

  constructor(
    readonly scene: Scene,
    seed: number,
  ) {
    this.device = scene.device(scene.people.ana);
    this.random = seededRandom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  get now(): string {
    return new Date(this.scene.clock.now).toISOString();
  }

  held<T>(entity: EntityName): T[] {
    const all = this.device.documents().filter((one) => one.entity === entity);
    return all.map(({ doc }) => doc as T);
  }

  /** Those that are to take place, by id. */
  sessions(): Map<string, Appointment> {
    const open = this.held<Appointment>('appointments').filter(
      ({ status }) => status === 'scheduled',
    );
    return new Map(open.map((one) => [one.id, one]));
  }

  /** Two weeks, of which the server makes all at once: what is left of a year is a job's. */
  get window() {
    const to = new Date(this.scene.clock.now + 13 * DAY_MS).toISOString();
    return { from: this.now, to, now: this.now };
  }

  foresee(name: CommandName, args: object) {
    const view = new View(this.device.actor);
    const rows = [...this.device.held.values()].map(({ entity, id, v, doc }) => ({
      entity,
      id,
      g: 1,
      v,
      cs: 0,
      doc: doc as AnyDocument,
    }));
    view.applyBase(rows);
    view.setOutbox([sampleOutboxRow(1, name, args, { at: this.now })]);
    const source = querySource(view);
    return plain(runQuery(source, 'recurrences.waiting', this.window));
  }

  schedule() {
    const hour = String(8 + this.below(4)).padStart(2, '0');
    return {
      recurringType: (['daily', 'weekly', 'weekly', 'monthly'] as const)[this.below(4)]!,
      daysOfWeek: [1 + this.below(3), 4 + this.below(2)],
      startTime: `${hour}:${this.random() < 0.5 ? '00' : '30'}`,
      endTime: `${hour}:55`,
    };
  }

  /** One act on recurrences, with what it is expected to do. */
  next(): { name: CommandName; args: object } {
    const { newId, davi } = this.scene;
    const all = this.held<RecurringAppointment>('recurringAppointments');
    const one = all[this.below(all.length)];
    const startDate = this.now.slice(0, 10);
    const fresh = { ...this.schedule(), patientId: davi.id, startDate };
    const creation = {
      name: 'recurringAppointment.create',
      args: { id: newId(), ...fresh },
    } as const;
    if (!one) return creation;
    const { id } = one;
    const acts = [
      creation,
      {
        name: 'recurringAppointment.resolveConflicts',
        args: { id: newId(), newRecurringAppointmentData: fresh, strategy: 'replace' },
      },
      // A note of its own: the form sends no change that is none, and the server would do nothing.
      { name: 'recurringAppointment.update', args: { id, ...this.schedule(), notes: newId() } },
      { name: `recurringAppointment.${one.isActive ? 'deactivate' : 'activate'}`, args: { id } },
      { name: 'recurringAppointment.delete', args: { id } },
    ] as const;
    return acts[this.below(acts.length)]!;
  }

  /** What somebody does to single sessions in between. */
  async live(): Promise<void> {
    const { newId, carla } = this.scene;
    const sessions = [...this.sessions().values()];
    const session = sessions[this.below(sessions.length)];
    const at = this.scene.clock.now + this.below(10) * DAY_MS + this.below(8) * 1_800_000;
    const span = { startAt: new Date(at).toISOString(), endAt: new Date(at + 3e6).toISOString() };
    const about = { id: newId(), appointmentId: session?.id, patientId: session?.patientId };
    const acts = [
      { name: 'appointment.create', args: { id: newId(), patientId: carla.id, ...span } },
      { name: 'appointment.update', args: { id: session?.id, ...span } },
      { name: 'appointment.cancel', args: { id: session?.id } },
      { name: 'note.create', args: { ...about, plaintext: 'Texto.' } },
      { name: 'recurringBreak.create', args: { id: newId(), ...this.pause() } },
    ];
    const { name, args } = acts[session ? this.below(acts.length) : 0]!;
    await this.device.act({
      name: name as CommandName,
      args: args as CommandArgs<CommandName>,
      at: this.now,
    });
    await this.device.pull();
  }

  pause() {
    return { dayOfWeek: this.below(7), startTime: '09:00', endTime: '09:40', description: null };
  }

  /** @returns what the device foresaw and what the server did; of an act that it refused, nothing */
  async try() {
    const { name, args } = this.next();
    const before = this.sessions();
    const foreseen = this.foresee(name, args);
    const command = { name, args: args as CommandArgs<CommandName>, at: this.now };
    const { status } = await this.device.act(command);
    await this.device.pull();
    if (status !== 'done') return { foreseen: NOTHING, done: NOTHING };
    const after = this.sessions();
    const isNear = ({ startAt, endAt }: Appointment) =>
      startAt < this.window.to && endAt > this.window.from;
    const made = [...after.values()].filter((one) => isNear(one) && !before.has(one.id));
    const gone = [...before.values()].filter((one) => isNear(one) && !after.has(one.id));
    this.seen.coming += made.length;
    this.seen.leaving += gone.length;
    const spans = (all: readonly { startAt: string; endAt: string }[]) =>
      all.map(({ startAt, endAt }) => `${startAt} ${endAt}`).toSorted();
    return {
      foreseen: { made: spans(foreseen.sessions), gone: [...foreseen.leaving].toSorted() },
      done: { made: spans(made), gone: gone.map(({ id }) => id).toSorted() },
    };
  }
}

const NOTHING = { made: [] as string[], gone: [] as string[] };

const [memory, pglite] = backends();

describe('the sessions that a device shows as waiting', () => {
  it.each([
    ...Array.from({ length: 6 }, (_, index) => ({ ...memory!, seed: index + 1, acts: 20 })),
    { ...pglite!, seed: 9, acts: 4 },
  ])(
    'are those that the server then makes, over $name (seed $seed)',
    async ({ seed, acts, ...backend }) => {
      const scene = await openScene(backend, 7000 + seed);
      const person = new Foresight(scene, seed);
      await person.device.pull();
      for (let act = 0; act < acts; act++) {
        const { foreseen, done } = await person.try();
        expect({ seed, act, ...foreseen }).toEqual({ seed, act, ...done });
        await person.live();
        if (person.random() < 0.3) scene.clock.now += Math.ceil(person.random() * 3) * DAY_MS;
      }
      await scene.close();
      expect(person.seen.coming).toBeGreaterThan(acts);
      expect(person.seen.leaving).toBeGreaterThan(0);
    },
    // The first start of an embedded database takes its time on a busy machine.
    90_000,
  );
});
