import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { CommandArgs, CommandName } from '../../../../src/domain/registry.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../../test/harness/database/contract.ts';
import { seededRandom } from '../../../../test/harness/practice/practice.ts';

const DAY_MS = 86_400_000;

/** One person's random weeks with recurrences, sessions, notes and payments, on a device that pulls after every act. */
class Weeks {
  readonly device: RawDevice;
  readonly random: () => number;

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

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  get now(): string {
    return new Date(this.scene.clock.now).toISOString();
  }

  held<T>(entity: string): T[] {
    const all = this.device.documents().filter((one) => one.entity === entity);
    return all.map(({ doc }) => doc as T);
  }

  get sessions(): Appointment[] {
    return this.held<Appointment>('appointments').filter((one) => one.recurringAppointmentId);
  }

  /** Sessions that nothing but a person may change: begun, decided about, written about or paid. */
  sacred(): Map<string, Appointment> {
    const notes = this.held<{ appointmentId: string }>('notes');
    const payments = this.held<{ appointmentId: string }>('payments');
    const kept = new Set([...notes, ...payments].map(({ appointmentId }) => appointmentId));
    const isSacred = ({ id, status, startAt }: Appointment): boolean =>
      status !== 'scheduled' || startAt <= this.now || kept.has(id);
    return new Map(this.sessions.filter(isSacred).map((one) => [one.id, one]));
  }

  async act<N extends CommandName>(name: N, args: CommandArgs<N>): Promise<void> {
    await this.device.act({ name, args, at: this.now });
    await this.device.pull();
  }

  schedule() {
    const hour = 8 + this.below(4);
    const type = (['daily', 'weekly', 'weekly', 'monthly'] as const)[this.below(4)]!;
    const minute = this.random() < 0.5 ? '00' : '30';
    return {
      recurringType: type,
      daysOfWeek: [1 + this.below(3), 4 + this.below(2)],
      startTime: `${String(hour).padStart(2, '0')}:${minute}`,
      endTime: `${String(hour).padStart(2, '0')}:55`,
    };
  }

  /** What somebody does to the practice's recurrences; nothing of it may touch a sacred session. */
  async plan(): Promise<void> {
    const { newId, davi } = this.scene;
    const recurrence = this.pick(this.held<RecurringAppointment>('recurringAppointments'));
    const fresh = {
      ...this.schedule(),
      patientId: davi.id,
      startDate: this.now.slice(0, 10),
      endDate: new Date(this.scene.clock.now + 60 * DAY_MS).toISOString().slice(0, 10),
    };
    const id = recurrence?.id ?? newId();
    const acts = [
      () => this.act('recurringAppointment.create', { id: newId(), ...fresh }),
      () =>
        this.act('recurringAppointment.resolveConflicts', {
          id: newId(),
          recurringAppointmentId: id === recurrence?.id ? id : null,
          newRecurringAppointmentData: fresh,
          strategy: 'replace',
        }),
      () => this.act('recurringAppointment.update', { id, ...this.schedule() }),
      () => this.act('recurringAppointment.deactivate', { id }),
      () => this.act('recurringAppointment.activate', { id }),
      () => this.act('recurringAppointment.delete', { id }),
    ];
    await this.pick(acts)?.();
  }

  /** What somebody does to single sessions. */
  async live(): Promise<void> {
    const { newId, carla } = this.scene;
    const session = this.pick(this.sessions);
    const at = this.scene.clock.now + this.below(20) * DAY_MS + this.below(8) * 1_800_000;
    const span = { startAt: new Date(at).toISOString(), endAt: new Date(at + 3e6).toISOString() };
    if (!session) {
      await this.act('appointment.create', { id: newId(), patientId: carla.id, ...span });
      return;
    }
    const { id, patientId } = session;
    const about = { id: newId(), appointmentId: id, patientId: patientId ?? '' };
    const acts = [
      () => this.act('appointment.create', { id: newId(), patientId: carla.id, ...span }),
      () => this.act('appointment.update', { id, ...span }),
      () => this.act('appointment.cancel', { id }),
      () => this.act('appointment.complete', { id }),
      () => this.act('note.create', { ...about, plaintext: 'Texto.' }),
      () =>
        this.act('payment.create', {
          ...about,
          amount: 100,
          paymentMethod: 'pix',
          status: 'pending',
        }),
    ];
    await this.pick(acts)?.();
  }
}

/** Days of a recurrence that have more than one session. */
const doubled = (weeks: Weeks): string[] => {
  const days = weeks.sessions.flatMap(({ recurringAppointmentId, occurrenceDay }) =>
    occurrenceDay ? `${recurringAppointmentId} ${occurrenceDay}` : [],
  );
  return days.filter((one, index) => days.indexOf(one) !== index);
};

const [memory] = backends();

/** Plans once, and returns what of the sacred sessions is no longer as it was. */
async function touched(weeks: Weeks, before: Map<string, Appointment>): Promise<string[]> {
  await weeks.plan();
  const after = new Map(weeks.sessions.map((one) => [one.id, JSON.stringify(one)]));
  return [...before].flatMap(([id, one]) => (after.get(id) === JSON.stringify(one) ? [] : id));
}

describe('random weeks with recurrences', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'never touch what is past, decided, written about or paid (seed %i)',
    async (seed) => {
      const scene = await openScene(memory!, 9000 + seed);
      const weeks = new Weeks(scene, seed);
      await weeks.device.pull();
      let checked = 0;
      for (let step = 0; step < 60; step++) {
        const before = weeks.sacred();
        const isPlanning = weeks.random() < 0.5;
        const faults = isPlanning ? await touched(weeks, before) : [];
        if (!isPlanning) await weeks.live();
        checked += isPlanning ? before.size : 0;
        const found = { seed, step, touched: faults, doubled: doubled(weeks) };
        expect(found).toEqual({ seed, step, touched: [], doubled: [] });
        if (weeks.random() < 0.3) scene.clock.now += Math.ceil(weeks.random() * 3) * DAY_MS;
      }
      await scene.close();
      expect(checked).toBeGreaterThan(20);
    },
  );
});
