import { occupies } from '../../../src/domain/appointments/state.ts';
import { overlaps } from '../../../src/domain/appointments/span.ts';
import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { DocumentChange } from '../../../server/kernel/document-change.ts';
import type { MemoryTenant } from './memoryTenant.ts';

type Check<E extends EntityName> = (document: Documents[E], tenant: MemoryTenant) => string | null;

const others = <E extends EntityName>(
  tenant: MemoryTenant,
  entity: E,
  id: string,
): Documents[E][] =>
  [...tenant.rows(entity)]
    .filter((row) => row.id !== id)
    .map(({ document }) => document as Documents[E]);

const digits = (cpf: string | null): string => cpf?.replaceAll(/\D/g, '') ?? '';

/** What PostgreSQL's constraints refuse, by the names that they have in the migrations. */
const checks: { readonly [E in EntityName]?: Check<E> } = {
  users: ({ id, email, emailVerifiedAt }, tenant) =>
    emailVerifiedAt &&
    others(tenant, 'users', id).some((other) => other.email === email && other.emailVerifiedAt)
      ? 'account_emails_taken'
      : null,
  patients: (patient, tenant) => {
    const siblings = others(tenant, 'patients', patient.id).filter(
      ({ psychologistId }) => psychologistId === patient.psychologistId,
    );
    if (siblings.some(({ email }) => email === patient.email)) return 'patients_email_taken';
    const cpf = digits(patient.cpf);
    return cpf && siblings.some((other) => digits(other.cpf) === cpf) ? 'patients_cpf_taken' : null;
  },
  appointments: (session, tenant) =>
    occupies(session) &&
    !session.isGoogleCalendarEvent &&
    others(tenant, 'appointments', session.id).some(
      (other) =>
        other.psychologistId === session.psychologistId &&
        occupies(other) &&
        !other.isGoogleCalendarEvent &&
        overlaps(other, session),
    )
      ? 'appointments_no_overlap'
      : null,
  notes: ({ id, appointmentId }, tenant) =>
    others(tenant, 'notes', id).some((other) => other.appointmentId === appointmentId)
      ? 'notes_one_per_appointment'
      : null,
  patientInvites: ({ id, patientId, status }, tenant) =>
    status === 'pending' &&
    others(tenant, 'patientInvites', id).some(
      (other) => other.patientId === patientId && other.status === 'pending',
    )
      ? 'patient_invites_one_pending'
      : null,
  payments: ({ id, appointmentId, status, rest }, tenant) =>
    status === 'paid' &&
    rest !== 'due' &&
    others(tenant, 'payments', id).some(
      (other) =>
        other.appointmentId === appointmentId && other.status === 'paid' && other.rest !== 'due',
    )
      ? 'payments_one_paid'
      : null,
};

const ofPatients = {
  appointments: 'appointments_patient',
  notes: 'notes_patient',
  patientInvites: 'patient_invites_patient',
  recurringAppointments: 'recurring_appointments_patient',
  payments: 'payments_patient',
  packages: 'packages_patient',
} as const;

function removal(entity: EntityName, id: string, tenant: MemoryTenant): string | null {
  if (entity !== 'patients') return null;
  for (const [table, constraint] of Object.entries(ofPatients))
    if (others(tenant, table as keyof typeof ofPatients, '').some((one) => one.patientId === id))
      return constraint;
  for (const { document } of tenant.archive.values())
    if (document.patientId === id) return 'archive_patient';
  return null;
}

/** The constraint that a change breaks, or `null`. */
export const brokenConstraint = <E extends EntityName>(
  { entity, id, after }: DocumentChange<E>,
  tenant: MemoryTenant,
): string | null =>
  after ? (checks[entity]?.(after, tenant) ?? null) : removal(entity, id, tenant);
