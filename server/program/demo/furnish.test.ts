import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { occupies } from '../../../src/domain/appointments/state.ts';
import { overlaps } from '../../../src/domain/appointments/span.ts';
import { availabilityBlockSchema } from '../../../src/domain/availability/block.ts';
import { recurringBreakSchema } from '../../../src/domain/availability/break.ts';
import { availabilityPeriodSchema } from '../../../src/domain/availability/period.ts';
import { patientInviteSchema } from '../../../src/domain/invites/invite.ts';
import { noteAnalysisSchema } from '../../../src/domain/notes/analysis.ts';
import { EMBEDDED_READER } from '../../../src/domain/notes/readers.ts';
import { correctionSchema } from '../../../src/domain/corrections/correction.ts';
import { issuedDocumentSchema } from '../../../src/domain/documents/issued.ts';
import { noteTemplateSchema } from '../../../src/domain/noteTemplates/template.ts';
import { packageSchema } from '../../../src/domain/packages/package.ts';
import { paymentSchema } from '../../../src/domain/payments/payment.ts';
import { shares } from '../../../src/domain/packages/shares.ts';
import { professionalProfileSchema } from '../../../src/domain/professional/profile.ts';
import { receiptSchema } from '../../../src/domain/receipts/receipt.ts';
import { receitaFileSchema } from '../../../src/domain/receitaSaude/file.ts';
import { recurringAppointmentSchema } from '../../../src/domain/recurrences/recurrence.ts';
import { furnish } from './furnish.ts';
import { createPractice } from './practice.ts';

const now = Date.parse('2026-03-11T14:20:00Z');
const at = new Date(now).toISOString();
const practice = furnish(createPractice({ now }), now);
const sessions = new Map(practice.appointments.map((one) => [one.id, one]));

describe('what surrounds the demonstration practice', () => {
  it('is the same each time', () => {
    expect(furnish(createPractice({ now }), now)).toEqual(practice);
  });

  it.each([
    ['availabilityPeriods', availabilityPeriodSchema, 4],
    ['recurringBreaks', recurringBreakSchema, 12],
    ['availabilityBlocks', availabilityBlockSchema, 2],
    ['recurringAppointments', recurringAppointmentSchema, 4],
    ['patientInvites', patientInviteSchema, 1],
    ['payments', paymentSchema, 400],
    ['packages', packageSchema, 1],
    ['noteTemplates', noteTemplateSchema, 3],
    ['professionalProfiles', professionalProfileSchema, 2],
    ['paymentReceipts', receiptSchema, 4],
    ['receitaFiles', receitaFileSchema, 1],
    ['issuedDocuments', issuedDocumentSchema, 1],
    ['correctionRequests', correctionSchema, 2],
  ] as const)('has %s as the domain defines them', (name, schema, atLeast) => {
    const documents = practice[name] as readonly unknown[];
    expect(documents.length).toBeGreaterThanOrEqual(atLeast);
    for (const document of documents) expect(v.parse(schema, document)).toEqual(document);
  });

  it('has sessions that patients booked or cancelled by themselves within the bell’s days', () => {
    const since = new Date(now - 30 * 86_400_000).toISOString();
    const { appointments } = practice;
    const recent = (act?: string | null) => Boolean(act && act >= since && act < at);
    const booked = appointments.filter((one) => recent(one.patientBookedAt));
    expect(booked.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    const cancelled = appointments.filter((one) => recent(one.patientCancelledAt));
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.every(({ status }) => status === 'cancelled')).toBe(true);
  });

  it('was paid for sessions that took place, once each, in every way and state', () => {
    const { payments } = practice;
    for (const payment of payments) {
      const session = sessions.get(payment.appointmentId);
      expect(session?.status).toBe('completed');
      expect([payment.patientId, payment.psychologistId]).toEqual([
        session?.patientId,
        session?.psychologistId,
      ]);
      expect(payment.createdAt <= at && payment.createdAt > session!.endAt).toBe(true);
    }
    expect(new Set(payments.map(({ appointmentId }) => appointmentId)).size).toBe(payments.length);
    expect(new Set(payments.map(({ status }) => status)).size).toBe(4);
    expect(new Set(payments.map(({ paymentMethod }) => paymentMethod)).size).toBeGreaterThan(4);
  });

  it('has fees, one transfer for three sessions, a package half used, and sessions that nobody paid', () => {
    const { payments, packages, patients } = practice;
    expect(patients.some(({ sessionFee }) => sessionFee === null)).toBe(true);
    expect(patients.filter(({ sessionFee }) => sessionFee).length).toBeGreaterThan(10);
    const parts = payments.filter(({ transactionId }) => transactionId);
    expect(parts).toHaveLength(3);
    expect(new Set(parts.map(({ patientId, paidOn }) => `${patientId} ${paidOn}`)).size).toBe(1);
    const [sold] = packages;
    const taken = payments.filter(({ packageId }) => packageId === sold?.id);
    expect(taken.map(({ amount }) => amount)).toEqual(shares(sold!).slice(0, 4));
    expect(taken.every((one) => one.patientId === sold?.patientId && one.status === 'paid')).toBe(
      true,
    );
    const paid = new Set(
      payments.filter(({ status }) => status === 'paid').map((one) => one.appointmentId),
    );
    expect(
      practice.appointments.some(({ id, status }) => status === 'completed' && !paid.has(id)),
    ).toBe(true);
  });

  it('knows of each psychologist’s next days when another calendar says that they are taken', () => {
    const psychologists = practice.users.filter(({ role }) => role === 'psych');
    for (const { id } of psychologists) {
      const own = practice.appointments.filter((one) => one.psychologistId === id);
      const busy = own.filter((one) => one.isGoogleCalendarEvent);
      expect(busy.length).toBeGreaterThanOrEqual(2);
      for (const one of busy) {
        expect([one.patientId, one.startAt > at]).toEqual([null, true]);
        const met = own.filter((other) => other.id !== one.id && overlaps(other, one));
        expect(met.filter(occupies)).toEqual([]);
      }
    }
  });

  it('blocks no time in which somebody is expected', () => {
    for (const block of practice.availabilityBlocks) {
      expect(block.startAt > at).toBe(true);
      const met = practice.appointments.filter(
        (one) =>
          one.psychologistId === block.psychologistId &&
          one.startAt < block.endAt &&
          one.endAt > block.startAt,
      );
      expect(met).toEqual([]);
    }
  });

  it("links coming sessions to their recurrences, on the recurrence's weekday and time", () => {
    // Those that came to their end have none.
    const active = practice.recurringAppointments.filter(({ isActive }) => isActive);
    expect(active.length).toBeLessThan(practice.recurringAppointments.length);
    const recurrences = new Map(active.map((one) => [one.id, one]));
    const linked = practice.appointments.filter((one) => one.recurringAppointmentId);
    expect(linked.length).toBeGreaterThanOrEqual(4 * recurrences.size);
    for (const session of linked) {
      const recurrence = recurrences.get(session.recurringAppointmentId!)!;
      expect(session.patientId).toBe(recurrence.patientId);
      expect(new Date(`${session.occurrenceDay}T12:00:00Z`).getUTCDay()).toBe(
        recurrence.daysOfWeek[0],
      );
      expect(session.occurrenceDay! >= recurrence.startDate && session.startAt > at).toBe(true);
    }
  });

  it('has summaries that were accepted, and drafts of the last days', () => {
    const drafts = practice.notes.filter(({ reviewedSummary }) => !reviewedSummary);
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.length).toBeLessThan(practice.notes.length / 2);
    const accepted = practice.notes.filter(({ reviewedSummary }) => reviewedSummary);
    expect(accepted.map(({ reviewedSummary }) => reviewedSummary?.text)).toEqual(
      accepted.map(({ summary }) => summary),
    );
  });

  it('has notes that are the psychologist’s own, and most in the patients’ records', () => {
    const own = practice.notes.filter(({ shelf }) => shelf === 'private').length;
    expect(own / practice.notes.length).toBeCloseTo(1 / 8, 1);
  });

  it('has its notes read by the analyser of the product, and not all in one mood', () => {
    for (const note of practice.notes) {
      v.parse(noteAnalysisSchema, note);
      expect(note.reader).toEqual(EMBEDDED_READER);
      expect(note.summaryStatus).toBe('summarized');
    }
    const scores = practice.notes.map(({ sentimentScore }) => sentimentScore ?? 0);
    expect(Math.min(...scores)).toBeLessThan(-0.2);
    expect(Math.max(...scores)).toBeGreaterThan(0.2);
  });
});
