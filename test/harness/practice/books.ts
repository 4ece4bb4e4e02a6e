import { withTenant } from '../../../server/kernel/db/tenant.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { importDocuments } from '../database/importDocuments.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';
import { appointment, idMaker, note, type SmallClinic } from './practice.ts';

const at = (moment: string): string => `${moment}:00.000Z`;
const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Sessions with payments and analysed notes beside what a small clinic has; noon of 10 March is its present. */
export function booksOf({ people: { ana, bruno }, carla, davi, elisa }: SmallClinic) {
  const newId = idMaker(90);
  const session = (
    psychologist: { readonly id: string },
    patient: { readonly id: string },
    startAt: string,
    status: Appointment['status'],
  ): Appointment => ({
    ...appointment(newId(), { psychologistId: psychologist.id, patientId: patient.id }, 0),
    startAt: at(startAt),
    endAt: later(at(startAt), 60),
    status,
  });
  const pay = (
    { id, patientId, psychologistId }: Appointment,
    [amount, paymentMethod, status, createdAt]: [
      number,
      Payment['paymentMethod'],
      Payment['status'],
      string,
    ],
  ): Payment => ({
    id: newId(),
    appointmentId: id,
    patientId: patientId ?? '',
    psychologistId,
    amount,
    paymentMethod,
    status,
    notes: null,
    createdAt: at(createdAt),
  });
  const write = (of: Appointment, text: string, sentimentScore: number): Note => ({
    ...note(newId(), of, text),
    summary: `<p>Resumo de ${of.startAt.slice(0, 10)}.</p>`,
    summaryStatus: 'summarized',
    sentimentScore,
    intensity: 'média',
    emotions: [{ emotion: 'ansiedade', score: 0.5 }],
    createdAt: of.endAt,
  });
  const paid = session(ana, davi, '2026-03-02T13:00', 'completed');
  const owed = session(ana, davi, '2026-03-09T13:00', 'completed');
  const missed = session(ana, carla, '2026-02-10T13:00', 'no_show');
  const running = session(ana, carla, '2026-03-10T11:30', 'scheduled');
  const cancelled = session(ana, davi, '2026-03-11T12:00', 'cancelled');
  const ofBruno = session(bruno, elisa, '2026-03-03T13:00', 'completed');
  return {
    sessions: { paid, owed, missed, running, cancelled, ofBruno },
    payments: {
      pix: pay(paid, [150.1, 'pix', 'paid', '2026-03-02T14:00']),
      pending: pay(owed, [200, 'pix', 'pending', '2026-03-09T14:00']),
      refunded: pay(missed, [150, 'pix', 'refunded', '2026-02-11T14:00']),
      // Still February in São Paulo.
      cash: pay(missed, [100, 'cash', 'paid', '2026-03-01T02:00']),
      card: pay(ofBruno, [300, 'credit_card', 'paid', '2026-03-03T14:00']),
    },
    notes: [
      write(paid, 'Relata conflito no trabalho com a chefe.\nDormiu mal.', -0.4),
      write(owed, 'Conseguiu novo emprego. Dormiu bem.', 0.3),
      write(missed, 'Faltou sem avisar.', 0.5),
    ],
  };
}

export type Books = ReturnType<typeof booksOf>;

/** Writes the books into the clinic's database. */
export async function openBooks(db: Database, clinic: SmallClinic): Promise<Books> {
  const books = booksOf(clinic);
  await withTenant(db, clinic.tenantId, (tx) =>
    importDocuments(tx, clinic.tenantId, {
      appointments: Object.values(books.sessions),
      payments: Object.values(books.payments),
      notes: books.notes,
    }),
  );
  return books;
}
