import { shelves } from '../../../src/domain/notes/shelf.ts';
import type { SentCommand } from '../../../src/domain/sync/protocol.ts';
import type { RawDevice, Scene } from '../database/contract.ts';
import { hours } from '../practice/practice.ts';

/** What a random schedule draws from. */
export class Dice {
  constructor(readonly random: () => number) {}

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const chosen = from[this.below(from.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from.');
    return chosen;
  }
}

const CPFS = ['529.982.247-25', '52998224725', '111.444.777-35', '111.111.111-11', ''];

const SENTENCES = [
  'Dormiu bem.',
  'Dormiu mal.',
  'Falou do trabalho.',
  'Volta na terça.',
  'Sem queixas.',
  'Chorou.',
];

/** Makes commands that make sense, nearly make sense or make none, over the ids that it has used before. */
export class CommandSource {
  readonly #patients: string[];
  readonly #sessions: string[];
  readonly #notes: string[] = [];
  readonly #times: string[] = [];
  readonly #recurrences: string[] = [];
  readonly #sent: { device: RawDevice; command: SentCommand }[] = [];

  constructor(
    readonly scene: Scene,
    readonly dice: Dice,
  ) {
    this.#patients = [scene.carla.id, scene.davi.id, scene.elisa.id];
    this.#sessions = [scene.session.id, scene.past.id];
    this.#notes.push(scene.newId());
    this.#times.push(scene.newId());
    this.#recurrences.push(scene.newId());
  }

  /** One to five commands of a device, numbered as it numbers them. */
  batch(device: RawDevice): SentCommand[] {
    return Array.from({ length: 1 + this.dice.below(5) }, () => this.#command(device));
  }

  #command(device: RawDevice): SentCommand {
    const earlier = this.#sent.filter((one) => one.device === device);
    if (earlier.length > 0 && this.dice.chance(0.08)) return this.dice.pick(earlier).command;
    const command = device.compose({ ...this.#body(), at: hours(this.dice.below(8) - 2) } as never);
    this.#sent.push({ device, command });
    return command;
  }

  #text(): string {
    return Array.from({ length: 1 + this.dice.below(4) }, () => this.dice.pick(SENTENCES)).join(
      ' ',
    );
  }

  #fresh(list: string[]): string {
    if (this.dice.chance(0.05)) return this.dice.pick(list);
    const id = this.scene.newId();
    list.push(id);
    return id;
  }

  #span(): { startAt: string; endAt: string } {
    const start = this.dice.below(40) - 10;
    return {
      startAt: hours(start),
      endAt: hours(start + 1 + this.dice.below(2) - (this.dice.chance(0.05) ? 2 : 0)),
    };
  }

  /** Few weeks, so that few sessions come of it. */
  #recurrence(patientId: string) {
    const hour = 9 + this.dice.below(3);
    return {
      patientId,
      startDate: hours(24 * this.dice.below(3)).slice(0, 10),
      endDate: hours(24 * (7 + this.dice.below(14))).slice(0, 10),
      recurringType: this.dice.pick(['daily', 'weekly', 'monthly']),
      daysOfWeek: [this.dice.below(7), this.dice.below(7)],
      startTime: `${String(hour).padStart(2, '0')}:00`,
      endTime: `${String(hour).padStart(2, '0')}:50`,
    };
  }

  #body(): { name: string; args: unknown; baseV?: number } {
    const { dice, scene } = this;
    const patient = dice.pick(this.#patients);
    const session = dice.pick(this.#sessions);
    const note = dice.pick(this.#notes);
    const email = `p${dice.below(6)}@exemplo.com`;
    const bodies: (() => { name: string; args: unknown; baseV?: number })[] = [
      () => ({
        name: 'patient.create',
        args: { id: this.#fresh(this.#patients), name: 'Novo', email, cpf: dice.pick(CPFS) },
      }),
      () => ({
        name: 'patient.update',
        args: { id: patient, name: `Nome ${dice.below(100)}`, ...(dice.chance(0.3) && { email }) },
      }),
      () => ({ name: 'patient.setStatus', args: { id: patient, isActive: dice.chance(0.7) } }),
      () => ({ name: 'patient.delete', args: { id: patient } }),
      () => ({
        name: 'appointment.create',
        args: {
          id: this.#fresh(this.#sessions),
          patientId: dice.chance(0.8) ? patient : null,
          ...this.#span(),
        },
      }),
      () => ({
        name: 'appointment.create',
        args: { id: this.#fresh(this.#sessions), patientId: patient, ...this.#span() },
      }),
      () => ({
        name: 'appointment.update',
        args: { id: session, ...(dice.chance(0.5) ? this.#span() : { patientId: patient }) },
      }),
      () => ({
        name: 'availabilityPeriod.createWeekly',
        args: {
          id: this.#fresh(this.#times),
          daysOfWeek: [dice.below(7), dice.below(7)],
          startTime: '09:00',
          endTime: '20:00',
          slotDuration: 60,
        },
      }),
      () => ({ name: 'availabilityPeriod.delete', args: { id: dice.pick(this.#times) } }),
      () => ({
        name: 'availabilityBlock.create',
        args: { id: this.#fresh(this.#times), ...this.#span(), reason: 'Curso' },
      }),
      () => ({
        name: 'recurringBreak.create',
        args: {
          id: this.#fresh(this.#times),
          dayOfWeek: dice.below(7),
          startTime: '12:00',
          endTime: '13:00',
        },
      }),
      () => ({
        name: 'recurringAppointment.create',
        args: { id: this.#fresh(this.#recurrences), ...this.#recurrence(patient) },
      }),
      () => ({
        name: 'recurringAppointment.update',
        args: { id: dice.pick(this.#recurrences), daysOfWeek: [dice.below(7)] },
      }),
      () => ({
        name: `recurringAppointment.${dice.pick(['activate', 'deactivate', 'delete'])}`,
        args: { id: dice.pick(this.#recurrences) },
      }),
      () => ({
        name: 'recurringAppointment.resolveConflicts',
        args: {
          id: this.#fresh(this.#recurrences),
          recurringAppointmentId: dice.chance(0.5) ? dice.pick(this.#recurrences) : null,
          newRecurringAppointmentData: this.#recurrence(patient),
          strategy: dice.pick(['replace', 'modify', 'cancel']),
          newTime: { startTime: '15:00', endTime: '15:50' },
        },
      }),
      () => ({ name: 'appointment.cancel', args: { id: session } }),
      () => ({ name: 'appointment.restore', args: { id: session } }),
      () => ({ name: 'appointment.complete', args: { id: session } }),
      () => ({ name: 'appointment.setStatus', args: { id: session, status: 'no_show' } }),
      () => ({ name: 'appointment.withdraw', args: { id: session } }),
      () => ({
        name: 'note.create',
        args: {
          id: this.#fresh(this.#notes),
          patientId: scene.davi.id,
          appointmentId: dice.pick([scene.past.id, session]),
          plaintext: this.#text(),
        },
      }),
      () => ({
        name: 'note.update',
        args: { id: note, plaintext: this.#text() },
        baseV: dice.below(60),
      }),
      () => ({
        name: 'note.update',
        args: { id: note, plaintext: this.#text() },
        baseV: dice.below(60),
      }),
      () => ({ name: 'note.setShelf', args: { id: note, shelf: dice.pick(shelves) } }),
      () => ({ name: 'note.delete', args: { id: note, reason: 'Engano' } }),
      () => ({ name: 'note.restore', args: { id: note } }),
      () => ({
        name: 'patient.giveConsent',
        args: { id: patient, kinds: ['recording', 'ai'], day: '2026-03-01' },
      }),
      () => ({ name: 'patient.revokeConsent', args: { id: patient, kinds: ['ai'] } }),
      () => ({
        name: 'patient.setLegalHold',
        args: { id: patient, legalHold: dice.chance(0.5) },
      }),
      () => ({
        name: 'user.updateProfile',
        args: { name: `Pessoa ${dice.below(50)}`, ...(dice.chance(0.5) && { email }) },
      }),
      () => ({
        name: 'patient.update',
        args: dice.pick<unknown>([null, {}, { id: patient, name: '' }]),
      }),
    ];
    return dice.pick(bodies)();
  }
}
