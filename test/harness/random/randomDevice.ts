import type { BaseRow } from '../../../src/data/base/base.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import { refKey } from '../../../src/domain/core/documents.ts';
import {
  correctionFields,
  correctionOutcomes,
} from '../../../src/domain/corrections/correction.ts';
import {
  deliveryOutcomes,
  documentFormats,
  documentKinds,
} from '../../../src/domain/documents/issued.ts';
import { shelves } from '../../../src/domain/notes/shelf.ts';
import { consentKinds } from '../../../src/domain/patients/consent.ts';
import { lineOutcomes } from '../../../src/domain/receitaSaude/file.ts';
import { type CommandName, commands } from '../../../src/domain/registry.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../practice/samples.ts';
import type { Seeded } from './seeded.ts';

const PATIENTS = 4;
const SESSIONS = 5;
const NOTES = 4;
const NAMES = ['Álvaro', 'alvaro', 'Bia', 'Érica', 'João', 'Zoé'];

const patientId = (random: Seeded) => sampleId(3, random.int(PATIENTS));
const sessionId = (random: Seeded) => sampleId(4, random.int(SESSIONS));
const noteId = (random: Seeded) => sampleId(5, random.int(NOTES));
const paymentId = (random: Seeded) => sampleId(6, 200 + random.int(4));
const inviteId = (random: Seeded) => sampleId(6, 300 + random.int(4));
const periodId = (random: Seeded) => sampleId(6, 400 + random.int(3));
const blockId = (random: Seeded) => sampleId(6, 410 + random.int(3));
const templateId = (random: Seeded) => sampleId(6, 430 + random.int(3));
const breakId = (random: Seeded) => sampleId(6, 420 + random.int(3));
const correctionId = (random: Seeded) => sampleId(6, 520 + random.int(4));
const handoverId = (random: Seeded) => sampleId(6, 530 + random.int(4));
const issuedId = (random: Seeded) => sampleId(6, 500 + random.int(4));
const packageId = (random: Seeded) => sampleId(6, 510 + random.int(3));
const bellKey = (random: Seeded) => `no_note:${sessionId(random)}:${random.int(3)}`;
const receitaId = (random: Seeded) => sampleId(6, 600 + random.int(3));
const recurrenceId = (random: Seeded) => sampleId(6, 400 + random.int(4));
const newRecurrence = (r: Seeded) => ({
  patientId: patientId(r),
  startDate: '2026-03-10',
  recurringType: 'weekly',
  daysOfWeek: [r.int(7)],
  startTime: '09:00',
  endTime: '09:50',
});
const partiesOf = (r: Seeded) => ({
  payerName: r.pick(NAMES),
  payerCpf: r.pick(['529.982.247-25', null]),
  beneficiaryName: r.pick(NAMES),
});
const startAt = (random: Seeded) => new Date(Date.UTC(2026, 2, 2, random.int(40))).toISOString();
const later = (at: string) => new Date(Date.parse(at) + 3_000_000).toISOString();

/** Arguments for every command, on so few documents that they meet all the time. */
const argsFor: Readonly<Record<CommandName, (random: Seeded) => Record<string, unknown>>> = {
  'user.updateProfile': (r) => ({ name: r.pick(NAMES) }),
  'user.acceptTerms': () => ({ version: 1 }),
  'profile.setProfessional': (r) => ({ city: r.pick(NAMES) }),
  'bell.dismiss': (r) => ({ keys: [bellKey(r), bellKey(r)] }),
  'bell.bringBack': (r) => ({ keys: [bellKey(r)] }),
  'practice.setTimeZone': () => ({ timeZone: 'America/Sao_Paulo' }),
  'bell.setKind': (r) => ({ kind: r.pick(['no_note', 'booking']), isActive: r.chance(0.5) }),
  'reminders.set': (r) => ({ leadHours: r.pick([2, 24, null]) }),
  'reminders.setAnswers': (r) => ({ isActive: r.chance(0.5) }),
  'patient.setReminders': (r) => ({ id: patientId(r), isActive: r.chance(0.5) }),
  'patient.create': (r) => ({ id: patientId(r), name: r.pick(NAMES), email: 'a@b.com' }),
  'patient.update': (r) => ({ id: patientId(r), name: r.pick(NAMES) }),
  'patient.setStatus': (r) => ({ id: patientId(r), isActive: r.chance(0.6) }),
  'patient.setLegalHold': (r) => ({ id: patientId(r), legalHold: r.chance(0.5) }),
  'patient.delete': (r) => ({ id: patientId(r) }),
  'patient.giveConsent': (r) => ({
    id: patientId(r),
    kinds: [r.pick(consentKinds)],
    day: '2026-03-01',
  }),
  'patient.revokeConsent': (r) => ({ id: patientId(r), kinds: [r.pick(consentKinds)] }),
  'practice.requireAiConsent': (r) => ({ isActive: r.chance(0.5) }),
  'practice.setNoteShelf': (r) => ({ shelf: r.pick(shelves) }),
  'practice.setMoodFaces': (r) => ({ isActive: r.chance(0.5) }),
  'appointment.create': (r) => {
    const start = startAt(r);
    const patient = r.chance(0.8) ? patientId(r) : null;
    return { id: sessionId(r), patientId: patient, startAt: start, endAt: later(start) };
  },
  'appointment.update': (r) => {
    const start = startAt(r);
    return {
      id: sessionId(r),
      ...(r.chance(0.5) ? { startAt: start, endAt: later(start) } : { patientId: patientId(r) }),
    };
  },
  'appointment.cancel': (r) => ({ id: sessionId(r), reason: 'Viagem' }),
  'appointment.restore': (r) => ({ id: sessionId(r) }),
  'appointment.complete': (r) => ({ id: sessionId(r) }),
  'appointment.setStatus': (r) => ({ id: sessionId(r), status: 'no_show' }),
  'appointment.withdraw': (r) => ({ id: sessionId(r) }),
  'note.create': (r) => ({
    id: noteId(r),
    patientId: patientId(r),
    appointmentId: sessionId(r),
    plaintext: `Texto ${r.int(1000)}.`,
  }),
  'note.update': (r) => ({
    id: noteId(r),
    plaintext: `Edição ${r.int(1000)}.`,
    ...(r.chance(0.4) && { resolves: [sampleId(6, r.int(3))] }),
  }),
  'note.setShelf': (r) => ({ id: noteId(r), shelf: r.pick(shelves) }),
  'issuedDocument.create': (r) => ({
    id: issuedId(r),
    patientId: patientId(r),
    kind: r.pick(documentKinds),
    format: r.pick(documentFormats),
    shelves: [r.pick(shelves)],
    recipient: 'Bruno Lima',
    reason: `Pedido ${r.int(1000)}`,
    channel: 'in_person',
    sha256: 'b'.repeat(64),
  }),
  'handover.answer': (r) => ({
    ids: [handoverId(r), handoverId(r)],
    answer: r.pick(['agreed', 'refused'] as const),
  }),
  'handover.withdraw': (r) => ({ id: handoverId(r) }),
  'correction.request': (r) => ({
    id: correctionId(r),
    patientId: patientId(r),
    field: r.pick(correctionFields),
    wanted: `Rua ${r.int(1000)}`,
  }),
  'correction.answer': (r) => ({
    id: correctionId(r),
    outcome: r.pick(correctionOutcomes),
    reason: 'Confira o documento.',
  }),
  'receipt.issue': (r) => ({ transactionId: paymentId(r) }),
  'receipt.setInvoice': (r) => ({ transactionId: paymentId(r), invoice: `NFS-e ${r.int(100)}` }),
  'receitaFile.create': (r) => ({
    id: receitaId(r),
    month: '2026-03',
    sha256: 'c'.repeat(64),
    lines: [
      {
        transactionId: paymentId(r),
        day: '2026-03-02',
        cents: 1 + r.int(30_000),
        payerCpf: '52998224725',
        beneficiaryCpf: '52998224725',
      },
    ],
  }),
  'receitaFile.withdraw': (r) => ({ id: receitaId(r) }),
  'receitaFile.settleLine': (r) => ({
    id: receitaId(r),
    transactionId: paymentId(r),
    outcome: r.pick(lineOutcomes),
  }),
  'issuedDocument.settle': (r) => ({
    id: issuedId(r),
    outcome: r.pick(deliveryOutcomes),
  }),
  'note.delete': (r) => ({ id: noteId(r) }),
  'note.restore': (r) => ({ id: noteId(r) }),
  'note.acceptSummary': (r) => ({ id: noteId(r), summary: `<p>Resumo ${r.int(3)}.</p>` }),
  'note.readAgain': (r) => ({ id: noteId(r) }),
  'note.editSummary': (r) => ({ id: noteId(r), text: `Resumo ${r.int(1000)}.` }),
  'noteTemplate.create': (r) => ({ id: templateId(r), name: r.pick(NAMES), text: 'Demanda:' }),
  'noteTemplate.update': (r) => ({ id: templateId(r), name: r.pick(NAMES), text: 'Evolução:' }),
  'noteTemplate.delete': (r) => ({ id: templateId(r) }),
  'availabilityPeriod.create': (r) => {
    const start = startAt(r);
    const weekly = { isRecurring: true, recurringPattern: 'weekly', daysOfWeek: [r.int(7)] };
    return {
      id: periodId(r),
      startAt: start,
      endAt: later(start),
      ...(r.chance(0.5) && weekly),
    };
  },
  'availabilityPeriod.createWeekly': (r) => ({
    id: periodId(r),
    daysOfWeek: [r.int(7)],
    startTime: '09:00',
    endTime: r.pick(['08:00', '12:00', '18:00']),
  }),
  'availabilityPeriod.update': (r) => ({ id: periodId(r), slotDuration: r.pick([30, 50]) }),
  'availabilityPeriod.delete': (r) => ({ id: periodId(r) }),
  'availabilityBlock.create': (r) => {
    const start = startAt(r);
    return { id: blockId(r), startAt: start, endAt: later(start) };
  },
  'availabilityBlock.update': (r) => ({ id: blockId(r), reason: r.pick(['Férias', '']) }),
  'availabilityBlock.delete': (r) => ({ id: blockId(r) }),
  'recurringBreak.create': (r) => ({
    id: breakId(r),
    dayOfWeek: r.int(7),
    startTime: '12:00',
    endTime: '13:00',
  }),
  'recurringBreak.update': (r) => ({ id: breakId(r), isActive: r.chance(0.5) }),
  'recurringBreak.delete': (r) => ({ id: breakId(r) }),
  'plan.subscribe': () => ({ planId: 'basic' }),
  'plan.select': () => ({ planId: 'basic' }),
  'patientInvite.create': (r) => ({ id: inviteId(r), patientId: patientId(r) }),
  'patientInvite.resend': (r) => ({ id: inviteId(r) }),
  'payment.create': (r) => ({
    id: paymentId(r),
    appointmentId: sessionId(r),
    amount: 1 + r.int(300),
    paymentMethod: 'pix',
    status: r.pick(['paid', 'pending']),
    ...(r.chance(0.2) && { packageId: packageId(r), status: 'paid' }),
  }),
  'payment.createMany': (r) => ({
    id: sampleId(6, 520 + r.int(3)),
    payments: [
      {
        id: paymentId(r),
        appointmentId: sessionId(r),
        amount: 1 + r.int(300),
        isOpen: r.chance(0.4),
      },
    ],
    paymentMethod: 'pix',
  }),
  'payment.restore': (r) => ({ id: paymentId(r) }),
  'appointment.setPrices': (r) => ({
    patientId: patientId(r),
    sessions: [sessionId(r)],
    price: r.int(300),
  }),
  'package.create': (r) => ({
    id: packageId(r),
    patientId: patientId(r),
    sessions: 1 + r.int(4),
    amount: 100 + r.int(900),
    paymentMethod: 'pix',
    paidOn: '2026-03-01',
  }),
  'package.update': (r) => ({ id: packageId(r), sessions: 1 + r.int(4) }),
  'package.correctParties': (r) => ({ id: packageId(r), ...partiesOf(r) }),
  'payment.correctParties': (r) => ({ id: paymentId(r), ...partiesOf(r) }),
  'package.setCancelled': (r) => ({ id: packageId(r), isCancelled: r.chance(0.5) }),
  'payment.update': (r) => ({ id: paymentId(r), amount: 1 + r.int(300) }),
  'recurringAppointment.create': (r) => ({ id: recurrenceId(r), ...newRecurrence(r) }),
  'recurringAppointment.update': (r) => ({ id: recurrenceId(r), startTime: '08:30' }),
  'recurringAppointment.delete': (r) => ({ id: recurrenceId(r) }),
  'recurringAppointment.deactivate': (r) => ({ id: recurrenceId(r) }),
  'recurringAppointment.activate': (r) => ({ id: recurrenceId(r) }),
  'recurringAppointment.resolveConflicts': (r) => ({
    id: recurrenceId(r),
    recurringAppointmentId: recurrenceId(r),
    newRecurringAppointmentData: newRecurrence(r),
    strategy: r.pick(['replace', 'modify', 'cancel']),
    newTime: { startTime: '10:00', endTime: '10:50' },
  }),
  'payment.delete': (r) => ({ id: paymentId(r) }),
};

const names = Object.keys(argsFor) as CommandName[];

/** Creations and edits outweigh deletions, or there would be little to see. */
const randomName = (random: Seeded): CommandName => {
  const name = random.pick(names);
  return name.endsWith('.delete') && random.chance(0.7) ? randomName(random) : name;
};

function randomRow(random: Seeded, position: number): OutboxRow {
  const name = randomName(random);
  const args = argsFor[name](random);
  const touches = commands.get(name)?.touches(args, psych).map(refKey) ?? [];
  return {
    position,
    key: sampleId(6, 1000 + position),
    userId: psychId,
    name,
    args,
    at: new Date(Date.UTC(2026, 2, 2, random.int(40), 30)).toISOString(),
    baseV: 0,
    touches,
    state: 'waiting',
    seq: null,
    tries: 0,
    ackV: null,
    refusal: null,
  };
}

const refusal = { code: 'recusado', message: 'Não.' };

/** What becomes of one row; `null`: it leaves the outbox. */
function randomFate(
  random: Seeded,
  row: OutboxRow,
  rows: readonly OutboxRow[],
  v: number,
): OutboxRow | null {
  const lastSeq = Math.max(0, ...rows.map(({ seq }) => seq ?? 0));
  switch (row.state) {
    case 'waiting':
      return random.chance(0.2) ? null : { ...row, state: 'sent', seq: lastSeq + 1 };
    case 'sent':
      return {
        ...row,
        ...random.pick<Partial<OutboxRow>>([
          { seq: null },
          { state: 'parked', seq: null, refusal },
          { state: 'refused', refusal },
          { state: 'refused', refusal },
          { state: 'acknowledged', ackV: v },
          { state: 'acknowledged', ackV: v },
          { state: 'acknowledged', ackV: v },
        ]),
      };
    case 'acknowledged':
    case 'refused':
    case 'parked':
      return null;
  }
}

/** One step in the life of the outbox, as push, pull or the person may take it. */
export function randomStep(
  random: Seeded,
  rows: readonly OutboxRow[],
  nextPosition: number,
  v: number,
): readonly OutboxRow[] {
  const row = rows.length > 0 ? random.pick(rows) : undefined;
  if (!row || random.chance(0.45)) return [...rows, randomRow(random, nextPosition)];
  const fate = randomFate(random, row, rows, v);
  // As from a disk: equal rows, other objects.
  const next = rows.flatMap((other) => (other === row ? (fate ?? []) : { ...other }));
  const isRetried = (row.state === 'refused' || row.state === 'parked') && random.chance(0.6);
  const anew = { state: 'waiting', seq: null, refusal: null } as const;
  return isRetried ? [...next, { ...row, ...anew, position: nextPosition }] : next;
}

type Fed = Extract<EntityName, 'tenants' | 'users' | 'patients' | 'appointments' | 'notes'>;

function randomDocument(random: Seeded, entity: Fed): AnyDocument {
  switch (entity) {
    case 'tenants':
      return sampleTenant;
    case 'users':
      return sampleUser(1, { name: random.pick(NAMES) });
    case 'patients':
      return samplePatient(random.int(PATIENTS), {
        name: random.pick(NAMES),
        isActive: random.chance(0.7),
      });
    case 'appointments': {
      const start = startAt(random);
      return sampleAppointment(random.int(SESSIONS), {
        startAt: start,
        endAt: later(start),
        patientId: random.chance(0.8) ? patientId(random) : null,
        status: random.pick(['scheduled', 'scheduled', 'completed', 'cancelled']),
      });
    }
    case 'notes': {
      const conflict = () => ({
        id: sampleId(6, random.int(3)),
        plaintext: 'outro',
        at: startAt(random),
      });
      return sampleNote(random.int(NOTES), {
        appointmentId: sessionId(random),
        plaintext: `Servidor ${random.int(1000)}.`,
        conflicts: random.chance(0.3) ? [conflict()] : [],
      });
    }
  }
}

/** A row of the feed: a document or a tombstone, with a sequence of the outbox that it may already contain. */
export function randomBaseRow(
  random: Seeded,
  g: number,
  v: number,
  rows: readonly OutboxRow[],
): BaseRow {
  const entity = random.pick(['users', 'patients', 'appointments', 'notes'] as const);
  const doc = randomDocument(random, entity);
  const seqs = rows.map(({ seq }) => seq ?? 0);
  const stamped = { entity, id: doc.id, g, v, cs: random.chance(0.5) ? 0 : Math.max(0, ...seqs) };
  return entity !== 'users' && random.chance(0.15) ? stamped : { ...stamped, doc };
}
