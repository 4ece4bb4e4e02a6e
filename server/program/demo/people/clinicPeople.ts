import { sql } from 'kysely';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { SealedItem } from '../../../../src/domain/clinic/seal.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import type { Payment } from '../../../../src/domain/payments/payment.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { onWritten } from '../../areas.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../engine/documents/import.ts';
import { DAY_MS } from '../calendar.ts';
import type { Furnished } from '../furnish.ts';
import { patientDetails } from './people.ts';
import { createRandom, type Random } from '../random.ts';

const HOUR_MS = 3_600_000;
const TEXTS = [
  'Retomamos a mudança de cidade. Relata que o sono melhorou.',
  'Sessão de encerramento: balanço do caminho e combinados para o retorno.',
];

const iso = (ms: number): string => new Date(ms).toISOString();

interface Times {
  /** Of the first session, in milliseconds since 1970. */
  readonly start: number;
  readonly sealedAt: string;
}

/** A day in the past at two in the afternoon (UTC), and three weeks ago. */
const timesOf = (now: number): Times => ({
  start: Math.floor((now - 420 * DAY_MS) / DAY_MS) * DAY_MS + 14 * HOUR_MS,
  sealedAt: iso(now - 21 * DAY_MS),
});

function createPeople(practice: Furnished, { start, sealedAt }: Times, random: Random) {
  const template = practice.users.find(({ role }) => role === 'psych') as User;
  const user: User = {
    ...template,
    id: uuidv7(start - 90 * DAY_MS, random.bytes),
    name: 'Clara Bastos',
    email: 'clara@demo.local',
    crp: '06/097311',
    specialization: null,
    phone: null,
    bio: null,
    isActive: false,
  };
  const since = start - 60 * DAY_MS;
  const person = { name: 'Otávio Prates Moreira', gender: 'o' } as const;
  const patient = {
    ...patientDetails(random, person, 900, new Date(start).getUTCFullYear()),
    id: uuidv7(since, random.bytes),
    psychologistId: user.id,
    userId: null,
    isActive: false,
    sealedAt,
    createdAt: iso(since),
  };
  return { user, patient };
}

type Whose = Pick<Appointment, 'psychologistId'> & { readonly patientId: string };

const sessionAt = (at: number, whose: Whose, random: Random): Appointment => ({
  id: uuidv7(at - DAY_MS, random.bytes),
  ...whose,
  startAt: iso(at),
  endAt: iso(at + 50 * 60_000),
  status: 'completed',
  title: null,
  description: null,
  notes: null,
  cancellationReason: null,
  isGoogleCalendarEvent: false,
  recurringAppointmentId: null,
  occurrenceDay: null,
  createdAt: iso(at - DAY_MS),
});

/** Who left fourteen months ago, with one patient whose record was sealed. */
function createFormer(practice: Furnished, now: number) {
  const random = createRandom(23);
  const times = timesOf(now);
  const { sealedAt } = times;
  const { user, patient } = createPeople(practice, times, random);
  const whose = { psychologistId: user.id, patientId: patient.id };
  const appointments = TEXTS.map((_, index) =>
    sessionAt(times.start + index * 7 * DAY_MS, whose, random),
  );
  const notes = appointments.map(({ id: appointmentId, endAt }, index): Note => {
    const createdAt = iso(Date.parse(endAt) + HOUR_MS);
    return {
      id: uuidv7(Date.parse(createdAt), random.bytes),
      ...whose,
      appointmentId,
      plaintext: TEXTS[index] ?? '',
      summary: null,
      conflicts: [],
      shelf: 'record',
      sealedAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const payments = appointments.map(({ id: appointmentId, endAt: createdAt }): Payment => ({
    id: uuidv7(Date.parse(createdAt), random.bytes),
    ...whose,
    appointmentId,
    amount: 180,
    paymentMethod: 'pix',
    status: 'paid',
    notes: null,
    createdAt,
  }));
  return { user, patient, appointments, notes, payments, sealedAt };
}

/** Somebody who left, with an inventory of what was sealed, and somebody who was invited: what the clinic's own tab shows. */
export const addClinicPeople = (db: Database, practice: Furnished, now: number): Promise<void> => {
  const { id: tenantId } = practice.tenant;
  const former = createFormer(practice, now);
  const { user, patient, appointments, notes, payments, sealedAt } = former;
  const administrator = practice.users.find(({ role }) => role === 'administrator')?.id ?? user.id;
  const items: SealedItem[] = [
    ...notes.map((note): SealedItem => ({ kind: 'prontuario', at: note.createdAt })),
    ...(patient.medicalHistory || patient.currentMedications || patient.allergies
      ? [{ kind: 'dados_de_saude' as const, at: patient.createdAt }]
      : []),
  ];
  const ids = createRandom(29).bytes;
  const keepFrom = appointments.at(-1)?.endAt ?? sealedAt;
  return withTenant(db, tenantId, async (tx) => {
    const documents = { users: [user], patients: [patient], appointments, notes, payments };
    await importDocuments(tx, tenantId, documents, onWritten);
    await sql`
      insert into record_seals (tenant_id, id, patient_id, psychologist_id, sealed_at, sealed_by, keep_until, items)
      values (${tenantId}, ${uuidv7(Date.parse(sealedAt), ids)}, ${patient.id}, ${user.id}, ${sealedAt},
        ${administrator}, ${keepFrom}::timestamptz + make_interval(years => 20), ${JSON.stringify(items)})
    `.execute(tx);
    const invite = {
      id: uuidv7(now - DAY_MS, ids),
      email: 'joana.prado@psicologos.example',
      status: 'pending' as const,
      expires_at: iso(now + 6 * DAY_MS),
      invited_by: administrator,
      created_at: iso(now - DAY_MS),
    };
    await tx
      .insertInto('member_invites')
      .values({ tenant_id: tenantId, ...invite })
      .execute();
  });
};
