import { occupies, overlaps } from '../../src/domain/appointments/appointment.ts';
import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import type { DocumentChange } from '../../server/sync/store.ts';
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
const checks: { readonly [E in EntityName]: Check<E> } = {
  tenants: () => null,
  users: ({ id, email }, tenant) =>
    others(tenant, 'users', id).some((other) => other.email === email)
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
    others(tenant, 'appointments', session.id).some(
      (other) =>
        other.psychologistId === session.psychologistId &&
        occupies(other) &&
        overlaps(other, session),
    )
      ? 'appointments_no_overlap'
      : null,
  notes: ({ id, appointmentId }, tenant) =>
    others(tenant, 'notes', id).some((other) => other.appointmentId === appointmentId)
      ? 'notes_one_per_appointment'
      : null,
};

function removal(entity: EntityName, id: string, tenant: MemoryTenant): string | null {
  if (entity !== 'patients') return null;
  for (const table of ['appointments', 'notes'] as const)
    if (others(tenant, table, '').some(({ patientId }) => patientId === id))
      return `${table}_patient`;
  return null;
}

/** The constraint that a change breaks, or `null`. */
export const brokenConstraint = <E extends EntityName>(
  { entity, id, after }: DocumentChange<E>,
  tenant: MemoryTenant,
): string | null => (after ? checks[entity](after, tenant) : removal(entity, id, tenant));
