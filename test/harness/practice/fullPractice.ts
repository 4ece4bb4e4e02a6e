import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { type FreeTimes, freeTimesIdOf } from '../../../src/domain/availability/free.ts';
import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { ProfessionalProfile } from '../../../src/domain/professional/profile.ts';
import { receiptIdOf } from '../../../src/domain/receipts/receipt.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { appointment, hours, note, patient, smallClinic, user } from './practice.ts';

/** Stand in every clinical text of a full practice, and nowhere else. */
export const CLINICAL = 'zqclinico';
/** Stands in every text that the staff write for themselves. */
export const STAFF = 'zqequipe';
/** Stand in what a program made of a note. */
export const ANALYSED = 'zqanalise';

type Sets = { [E in EntityName]?: Documents[E][] };

/** One of everything that belongs to a patient and the psychologist who treats them, by what a route calls it. */
export interface Rows {
  readonly psychologist: string;
  /** The patient's portal account. */
  readonly account: string;
  readonly patient: string;
  /** Another patient of the same psychologist, without account or sessions. */
  readonly guest: string;
  /** To come, without a note. */
  readonly appointment: string;
  /** Completed, with a note and a pending payment. */
  readonly heldAppointment: string;
  /** Expired, with neither. */
  readonly openAppointment: string;
  /** By the staff, with a reason. */
  readonly cancelledAppointment: string;
  readonly note: string;
  readonly payment: string;
  readonly package: string;
  readonly template: string;
  readonly issued: string;
  readonly correction: string;
  /** A seal that was asked of the psychologist, and withdrawn. */
  readonly handover: string;
  readonly receitaFile: string;
  readonly block: string;
  readonly break: string;
  readonly period: string;
  readonly recurrence: string;
  readonly invite: string;
}

export interface MadeRows {
  readonly rows: Rows;
  readonly sets: Sets;
}

const analysedNote = (id: string, session: Appointment): Note => ({
  ...note(id, session, `Relato ${CLINICAL} da sessão.`),
  summary: `<p>${ANALYSED}</p>`,
  summaryStatus: 'summarized',
  estimate: 'scored',
  reader: { kind: 'embedded', name: 'Leitor por palavras', version: '1' },
  sentimentScore: -0.4321,
  intensity: 'alta',
  emotions: [{ emotion: 'tristeza', score: 0.8765 }],
  rationale: ANALYSED,
  reviewedSummary: {
    kind: 'edited',
    text: `Resumo ${CLINICAL} ${ANALYSED}.`,
    at: hours(-9),
    by: session.psychologistId,
    isCurrent: true,
  },
});

function timesOf(newId: () => string, psychologistId: string, start: number): Sets & Partial<Rows> {
  const [block, pause, period] = [newId(), newId(), newId()];
  const createdAt = hours(-100);
  return {
    block,
    break: pause,
    period,
    availabilityBlocks: [
      {
        id: block,
        psychologistId,
        startAt: hours(start + 500),
        endAt: hours(start + 500.5),
        reason: `Supervisão ${STAFF}`,
        isRecurring: false,
        recurringPattern: null,
        createdAt,
      },
    ],
    recurringBreaks: [
      {
        id: pause,
        psychologistId,
        dayOfWeek: 0,
        startTime: '12:00',
        endTime: '13:00',
        description: `Almoço ${STAFF}`,
        isActive: true,
        createdAt,
      },
    ],
    availabilityPeriods: [
      {
        id: period,
        psychologistId,
        startAt: hours(2),
        endAt: hours(6),
        isRecurring: true,
        recurringPattern: 'daily',
        daysOfWeek: [],
        isActive: true,
        notes: STAFF,
        slotDuration: 50,
        breakDuration: 0,
        createdAt,
      },
    ],
  };
}

function sessionsOf(
  newId: () => string,
  of: { psychologistId: string; patientId: string },
  start: number,
) {
  const remarks = { title: STAFF, description: STAFF, notes: STAFF };
  const session = (startsInHours: number) => ({
    ...appointment(newId(), of, startsInHours),
    ...remarks,
  });
  const coming = session(start + 24.35);
  const held = { ...session(-start - 48.35), status: 'completed' as const };
  const open = session(-start - 49.85);
  const cancelled = {
    ...session(start + 24.35),
    status: 'cancelled' as const,
    cancellationReason: STAFF,
  };
  const [noteId, payment, template, issued] = [newId(), newId(), newId(), newId()];
  const [correction, handover] = [newId(), newId()];
  const [receitaFile, receipt] = [newId(), receiptIdOf(payment)];
  const sold = newId();
  const sets: Sets = {
    appointments: [coming, held, open, cancelled],
    notes: [analysedNote(noteId, held)],
    noteTemplates: [
      {
        id: template,
        psychologistId: of.psychologistId,
        name: `Modelo ${CLINICAL}`,
        text: `Demanda ${CLINICAL}.`,
        createdAt: hours(-100),
      },
    ],
    paymentReceipts: [
      {
        id: receipt,
        psychologistId: of.psychologistId,
        transactionId: payment,
        year: 2026,
        number: null,
        issuedAt: null,
        invoice: `Nota ${CLINICAL}`,
        createdAt: hours(-9),
      },
    ],
    receitaFiles: [
      {
        id: receitaFile,
        psychologistId: of.psychologistId,
        month: '2026-03',
        sha256: 'a'.repeat(64),
        lines: [
          {
            transactionId: payment,
            day: '2026-03-09',
            cents: 15_000,
            payerCpf: '52998224725',
            beneficiaryCpf: '52998224725',
          },
        ],
        settled: [],
        withdrawnAt: null,
        createdAt: hours(-9),
      },
    ],
    handovers: [
      {
        id: handover,
        kind: 'seal',
        patientId: of.patientId,
        memberId: of.psychologistId,
        successorId: null,
        memberName: 'Psicóloga',
        successorName: null,
        status: 'cancelled',
        noteCount: 1,
        askedBy: null,
        createdAt: hours(-9),
        endedAt: hours(-8),
        mailedAt: null,
        dueAt: null,
      },
    ],
    correctionRequests: [
      {
        id: correction,
        ...of,
        field: 'address',
        wanted: 'Rua Nova, 12',
        status: 'open',
        reason: null,
        answeredBy: null,
        answeredAt: null,
        createdAt: hours(-9),
      },
    ],
    recordSheets: [
      {
        id: newId(),
        patientId: of.patientId,
        psychologistId: of.psychologistId,
        authorName: 'Quem escreveu',
        authorCrp: null,
        keeperId: null,
        sealedAt: null,
        sessions: [],
        documents: [],
        removals: [
          { noteId: newId(), startAt: held.startAt, kind: 'deleted' as const, at: hours(-1) },
        ],
      },
    ],
    issuedDocuments: [
      {
        id: issued,
        ...of,
        kind: 'record',
        format: 'pdf',
        shelves: ['record'],
        recipient: `Pessoa ${CLINICAL}`,
        relation: null,
        reason: `Pedido ${CLINICAL}`,
        place: null,
        channel: 'in_person',
        sha256: 'a'.repeat(64),
        outcome: null,
        settledAt: null,
        createdAt: hours(-9),
      },
    ],
    payments: [
      {
        id: payment,
        appointmentId: held.id,
        ...of,
        amount: 150,
        paymentMethod: 'pix',
        status: 'pending',
        notes: STAFF,
        paidOn: null,
        transactionId: null,
        packageId: null,
        rest: null,
        refundedOn: null,
        refundedAmount: null,
        createdAt: hours(-10),
      },
    ],
    packages: [
      {
        id: sold,
        ...of,
        sessions: 4,
        amount: 600,
        paymentMethod: 'pix',
        paidOn: '2026-03-01',
        notes: STAFF,
        createdAt: hours(-200),
        cancelledAt: null,
        refundedOn: null,
        refundedAmount: null,
        isRefundFilled: null,
        continues: null,
        passedSessions: null,
        passedAmount: null,
      },
    ],
  };
  const rows = {
    appointment: coming.id,
    heldAppointment: held.id,
    openAppointment: open.id,
    cancelledAppointment: cancelled.id,
    note: noteId,
    payment,
    package: sold,
    template,
    issued,
    correction,
    handover,
    receitaFile,
  };
  return { rows, sets };
}

/**
 * New rows around a patient. The same call with another `place` takes other times.
 * @param place whole number of its own, from 0
 */
export function makeRows(
  newId: () => string,
  psychologistId: string,
  { id: patientId, userId }: Patient,
  place: number,
): MadeRows {
  const of = { psychologistId, patientId };
  const sessions = sessionsOf(newId, of, place * 4);
  const { block, break: pause, period, ...times } = timesOf(newId, psychologistId, place * 4);
  // Nothing hangs on her: she may be deleted.
  const guest = { ...patient(newId(), psychologistId, 'Fabiana'), medicalHistory: null };
  const [recurrence, invite] = [newId(), newId()];
  return {
    rows: {
      ...sessions.rows,
      psychologist: psychologistId,
      account: userId ?? '',
      patient: patientId,
      guest: guest.id,
      block: block ?? '',
      break: pause ?? '',
      period: period ?? '',
      recurrence,
      invite,
    },
    sets: {
      ...sessions.sets,
      ...times,
      patients: [guest],
      recurringAppointments: [
        {
          id: recurrence,
          ...of,
          recurringType: 'weekly',
          daysOfWeek: [6],
          // In no one's way: see the times of `sessionsOf`, in the practice's time zone.
          startTime: '22:25',
          endTime: '22:55',
          startDate: '2026-03-14',
          endDate: '2026-04-30',
          isActive: true,
          notes: STAFF,
          createdAt: hours(-100),
        },
      ],
      patientInvites: [
        {
          id: invite,
          patientId: guest.id,
          psychologistId,
          email: guest.email,
          status: 'pending',
          expiresAt: hours(100),
          createdAt: hours(-1),
        },
      ],
    },
  };
}

/** What a psychologist alone knows of the own work. */
const profileOf = (id: string): ProfessionalProfile => ({
  id,
  regime: 'pf',
  regimeSince: null,
  crp: '06/123456',
  cpf: '529.982.247-25',
  cnpj: null,
  legalName: `Nome ${CLINICAL}`,
  companyName: null,
  pixKeyKind: 'email',
  pixKey: `${CLINICAL}@exemplo.com`,
  city: `Cidade ${CLINICAL}`,
  signature: null,
  updatedAt: hours(-100),
});

const merged = (all: readonly Sets[]): Sets => {
  const sets: Record<string, unknown[]> = {};
  for (const one of all)
    for (const [entity, documents] of Object.entries(one))
      (sets[entity] ??= []).push(...(documents as unknown[]));
  return sets as Sets;
};

const freeTimesOf = (psychologistId: string): FreeTimes => ({
  id: freeTimesIdOf(psychologistId),
  psychologistId,
  until: hours(24 * 28),
  lengths: [{ minutes: 50, starts: [hours(100)] }],
});

/**
 * The small clinic with a portal account for each patient and one of everything around each of them: Carla and Davi
 * are Ana's patients, Elisa is Bruno's.
 */
export function fullPractice(newId: () => string) {
  const small = smallClinic(newId);
  const { ana, bruno, portal } = small.people;
  const accounts: Record<'davi' | 'elisa', User> = {
    davi: user(newId(), 'patient', 'Davi'),
    elisa: user(newId(), 'patient', 'Elisa'),
  };
  const clinical = { medicalHistory: CLINICAL, currentMedications: CLINICAL, allergies: CLINICAL };
  const patients = {
    carla: { ...small.carla, ...clinical },
    davi: { ...small.davi, ...clinical, userId: accounts.davi.id },
    elisa: { ...small.elisa, ...clinical, userId: accounts.elisa.id },
  };
  const made = {
    carla: makeRows(newId, ana.id, patients.carla, 0),
    davi: makeRows(newId, ana.id, patients.davi, 1),
    elisa: makeRows(newId, bruno.id, patients.elisa, 2),
  };
  return {
    tenantId: small.tenantId,
    actor: small.actor,
    people: { ...small.people, portal, davi: accounts.davi, elisa: accounts.elisa },
    patients,
    rows: { carla: made.carla.rows, davi: made.davi.rows, elisa: made.elisa.rows },
    seed: merged([
      { tenants: small.seed.tenants, users: [...small.seed.users, ...Object.values(accounts)] },
      { professionalProfiles: [ana, bruno].map(({ id }) => profileOf(id)) },
      { freeTimes: [ana, bruno].map(({ id }) => freeTimesOf(id)) },
      { patients: Object.values(patients) },
      ...Object.values(made).map(({ sets }) => sets),
    ]),
  };
}

export type FullPractice = ReturnType<typeof fullPractice>;
export type RowOwner = keyof FullPractice['rows'];
