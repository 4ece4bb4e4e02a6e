import { createNote } from '../../../src/domain/notes/commands.ts';
import { consentKinds } from '../../../src/domain/patients/consent.ts';
import type { AnyDocument, Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import { hours } from '../../harness/practice/practice.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** What a person may want to do next, given what the screen shows. */
export interface Wish {
  readonly name: CommandName;
  readonly args: Readonly<Record<string, unknown>>;
}

type Maker = (tab: Tab, world: World, number: number) => Wish | null;

/** Returns documents in the order of their ids. */
export const sorted = <D extends AnyDocument>(documents: Iterable<D>): D[] =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));

export function pick<E extends EntityName>(tab: Tab, world: World, entity: E) {
  const all = sorted<Documents[E]>(tab.device.view.all(entity));
  return all[Math.floor(world.random() * all.length)];
}

export const span = (world: World) => {
  const start = Math.floor(world.random() * 10) - 3;
  return { startAt: hours(start), endAt: hours(start + 1) };
};

const onAppointment =
  (name: CommandName, rest: Readonly<Record<string, unknown>> = {}): Maker =>
  (tab, world) => {
    const session = pick(tab, world, 'appointments');
    return session ? { name, args: { id: session.id, ...rest } } : null;
  };

export const createPatient = (_tab: Tab, world: World, number: number): Wish => {
  const email = world.random() < 0.4 ? 'mesmo@exemplo.com' : `p${number}@exemplo.com`;
  return { name: 'patient.create', args: { id: world.newId(), name: `Paciente ${number}`, email } };
};

const createAppointment: Maker = (tab, world, number) => {
  const patientId = world.random() < 0.9 ? (pick(tab, world, 'patients')?.id ?? null) : null;
  return {
    name: 'appointment.create',
    args: { id: world.newId(), patientId, ...span(world), title: `Sessão ${number}` },
  };
};

const onPatient =
  (
    name: CommandName,
    rest: (number: number, world: World) => Readonly<Record<string, unknown>>,
  ): Maker =>
  (tab, world, number) => {
    const patient = pick(tab, world, 'patients');
    return patient ? { name, args: { id: patient.id, ...rest(number, world) } } : null;
  };

const newNote: Maker = (tab, world, number) => {
  const session = pick(tab, world, 'appointments');
  if (!session?.patientId) return null;
  const { id: appointmentId, patientId } = session;
  const plaintext = `Primeira frase ${number}. Segunda frase. Terceira frase.`;
  return {
    name: createNote.name,
    args: { id: world.newId(), appointmentId, patientId, plaintext },
  };
};

const editNote: Maker = (tab, world, number) => {
  const note = pick(tab, world, 'notes');
  if (!note) return null;
  const places = [
    'Antes {}. Segunda frase. Terceira frase.',
    'Primeira frase. Segunda {}. Terceira frase.',
  ];
  const plaintext = (places[Math.floor(world.random() * 2)] ?? '').replace('{}', String(number));
  const { id, appointmentId } = note;
  return { name: 'note.update', args: { id, appointmentId, plaintext } };
};

/** Patients find out by this which times they may book. */
const openTimes: Maker = (_tab, world) => {
  const startTime = world.random() < 0.5 ? '06:00' : '09:00';
  const args = { daysOfWeek: [0, 1, 2, 3, 4, 5, 6], startTime, endTime: '20:00', slotDuration: 60 };
  return { name: 'availabilityPeriod.createWeekly', args: { id: world.newId(), ...args } };
};

const pause: Maker = (_tab, world, number) => {
  const [startTime, endTime] = ['12:00', '13:00'];
  const args = { id: world.newId(), dayOfWeek: number % 7, startTime, endTime };
  return { name: 'recurringBreak.create', args };
};

/** Deactivates no patient with a portal: that ends sign-ins, as a test of the server shows. */
const setStatus: Maker = (tab, world) => {
  const patient = pick(tab, world, 'patients');
  if (!patient) return null;
  const isActive = world.random() < 0.7 || patient.userId !== null;
  return { name: 'patient.setStatus', args: { id: patient.id, isActive } };
};

const consent = [
  'patient.giveConsent',
  (number: number) => ({ kinds: [consentKinds[number % 3]], day: '2026-03-01' }),
] as const;

/** Most sessions are paid once they were held. */
const pay: Maker = (tab, world, number) => {
  const held = [...tab.device.view.all('appointments')].filter(
    ({ status }) => status === 'completed',
  );
  const ids = held.map(({ id }) => id).toSorted();
  const appointmentId = ids[Math.floor(world.random() * ids.length)];
  if (appointmentId === undefined) return null;
  const money = { amount: 100 + number, paymentMethod: 'pix', status: 'paid' };
  return { name: 'payment.create', args: { id: world.newId(), appointmentId, ...money } };
};

const onPayment =
  (name: CommandName, rest: (number: number) => Readonly<Record<string, unknown>>): Maker =>
  (tab, world, number) => {
    const payment = pick(tab, world, 'payments');
    return payment ? { name, args: { id: payment.id, ...rest(number) } } : null;
  };

/** Each as often as it stands here. */
export const wishes: readonly Maker[] = [
  createPatient,
  createPatient,
  createAppointment,
  createAppointment,
  createAppointment,
  onPatient('patient.update', (number) => ({ phone: `11 9${number}` })),
  setStatus,
  onPatient('patient.delete', () => ({})),
  onPatient(...consent),
  (tab, world) => {
    const session = pick(tab, world, 'appointments');
    return session
      ? { name: 'appointment.update', args: { id: session.id, ...span(world) } }
      : null;
  },
  onAppointment('appointment.cancel', { reason: 'Viagem' }),
  onAppointment('appointment.restore'),
  onAppointment('appointment.complete'),
  onAppointment('appointment.setStatus', { status: 'no_show' }),
  onAppointment('appointment.withdraw'),
  pay,
  pay,
  onPayment('payment.update', (number) => ({ amount: 50 + number })),
  onPayment('payment.delete', () => ({})),
  openTimes,
  pause,
  (tab, world) => {
    const args = { id: world.newId(), ...span(world), reason: 'Curso' };
    const block = pick(tab, world, 'availabilityBlocks');
    return block && world.random() < 0.5
      ? { name: 'availabilityBlock.delete', args: { id: block.id } }
      : { name: 'availabilityBlock.create', args };
  },
  newNote,
  newNote,
  editNote,
  editNote,
  editNote,
  (tab, world) => {
    const note = world.random() < 0.3 ? pick(tab, world, 'notes') : undefined;
    if (!note) return null;
    const { id, appointmentId } = note;
    return { name: 'note.delete', args: { id, appointmentId } };
  },
  (tab, world) => {
    const note = pick(tab, world, 'notes');
    if (!note) return null;
    const { id, appointmentId } = note;
    const shelf = world.random() < 0.5 ? 'record' : 'private';
    return { name: 'note.setShelf', args: { id, appointmentId, shelf } };
  },
  (_tab, world) => {
    const deleted = world.ledger.intents.filter(({ name }) => name === 'note.delete');
    const one = deleted[Math.floor(world.random() * deleted.length)];
    return one ? { name: 'note.restore', args: { id: (one.args as { id: string }).id } } : null;
  },
  (_tab, _world, number) => ({ name: 'user.updateProfile', args: { name: `Nome ${number}` } }),
];
