import { createNote } from '../../../src/domain/notes/commands.ts';
import { consentKinds } from '../../../src/domain/patients/consent.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import { correctionFields } from '../../../src/domain/corrections/correction.ts';
import { isOpen } from '../../../src/domain/handovers/handover.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import { moneyWishes } from './moneyCommands.ts';
import { type Maker, onAny, pick, type Rest, span, sorted, undoOne, type Wish } from './wish.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

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

const onPatient = (name: CommandName, rest: Rest): Maker => onAny('patients', name, rest);

const onAppointment = (name: CommandName, rest?: Rest): Maker => onAny('appointments', name, rest);

export const newNote: Maker = (tab, world, number) => {
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
  if (!note) return newNote(tab, world, number);
  const places = [
    'Antes {}. Segunda frase. Terceira frase.',
    'Primeira frase. Segunda {}. Terceira frase.',
  ];
  const plaintext = (places[Math.floor(world.random() * 2)] ?? '').replace('{}', String(number));
  const { id, appointmentId } = note;
  return { name: 'note.update', args: { id, appointmentId, plaintext } };
};

/** Returns what a program wrote of a note. The screen reads a note's texts from the disk. */
const summaryOf = ({ disk }: Tab, { id }: Note): string | null => {
  const note = disk.baseStore.rows.get(refKey(['notes', id]))?.doc as Note | undefined;
  return note?.summary ?? null;
};

/** The author puts other words in the place of what a program wrote of a note, or accepts it. */
export const reviewNote: Maker = (tab, world, number) => {
  const note = pick(tab, world, 'notes');
  if (!note) return newNote(tab, world, number);
  const { id } = note;
  const summary = summaryOf(tab, note);
  return summary !== null && world.random() < 0.7
    ? { name: 'note.acceptSummary', args: { id, summary } }
    : { name: 'note.editSummary', args: { id, text: `Resumo ${number}` } };
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

/** Lists the wishes of the staff, each as often as it stands here. */
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
  onAppointment('appointment.update', (_number, world) => span(world)),
  onAppointment('appointment.cancel', () => ({ reason: 'Viagem' })),
  onAppointment('appointment.restore'),
  onAppointment('appointment.complete'),
  onAppointment('appointment.setStatus', () => ({ status: 'no_show' })),
  onAppointment('appointment.withdraw'),
  ...moneyWishes,
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
    const note = world.random() < 0.5 ? pick(tab, world, 'notes') : undefined;
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
  undoOne('note.delete', 'note.restore'),
  reviewNote,
  reviewNote,
  (_tab, _world, number) => ({ name: 'user.updateProfile', args: { name: `Nome ${number}` } }),
];

const requestCorrection: Maker = (tab, world, number) => {
  const patient = pick(tab, world, 'patients');
  if (!patient) return null;
  const field = correctionFields[number % correctionFields.length];
  const args = { id: world.newId(), patientId: patient.id, field, wanted: `Assim ${number}` };
  return { name: 'correction.request', args };
};

/** Lists the wishes of patients in their portal, each as often as it stands here. */
export const portalWishes: readonly Maker[] = [
  requestCorrection,
  onAppointment('appointment.cancel', () => ({ reason: 'Viagem' })),
  (_tab, world) => ({ name: 'appointment.create', args: { id: world.newId(), ...span(world) } }),
  (_tab, _world, number) => ({ name: 'user.updateProfile', args: { name: `Nome ${number}` } }),
];

const answerCorrection: Maker = (tab, world) => {
  const open = sorted(tab.device.view.all('correctionRequests')).filter(
    ({ status }) => status === 'open',
  );
  const one = open[Math.floor(world.random() * open.length)];
  if (!one || tab.disk.actor.role === 'patient') return null;
  const answer =
    world.random() < 0.5 ? { outcome: 'accepted' } : { outcome: 'refused', reason: 'Sem prova' };
  return { name: 'correction.answer', args: { id: one.id, ...answer } };
};

/** A record's holder agrees to its hand-over, or does not. The administration may withdraw it. */
const answerHandover: Maker = (tab, world) => {
  const { userId, role } = tab.disk.actor;
  const open = sorted(tab.device.view.all('handovers')).filter(isOpen);
  if (role === 'administrator')
    return open[0] ? { name: 'handover.withdraw', args: { id: open[0].id } } : null;
  const ids = open.filter(({ memberId }) => memberId === userId).map(({ id }) => id);
  const answer = world.random() < 0.7 ? 'agreed' : 'refused';
  return ids.length > 0 ? { name: 'handover.answer', args: { ids, answer } } : null;
};

/** The author accepts what a program wrote of a note, and nobody has looked at. */
const acceptDraft: Maker = (tab) => {
  const notes = sorted(tab.device.view.all('notes'));
  const draft = notes.find((note) => !note.reviewedSummary && summaryOf(tab, note) !== null);
  const summary = draft && summaryOf(tab, draft);
  return summary ? { name: 'note.acceptSummary', args: { id: draft.id, summary } } : null;
};

/** Answers what the screen says that others have asked for, or waits for its author. */
export const answers: readonly Maker[] = [answerCorrection, answerHandover, acceptDraft];
