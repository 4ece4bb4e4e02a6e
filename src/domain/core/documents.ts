import type { Appointment } from '../appointments/appointment.ts';
import type { AvailabilityBlock } from '../availability/block.ts';
import type { RecurringBreak } from '../availability/break.ts';
import type { AvailabilityPeriod } from '../availability/period.ts';
import type { PatientInvite } from '../invites/invite.ts';
import type { Note } from '../notes/note.ts';
import type { Patient } from '../patients/patient.ts';
import type { Payment } from '../payments/payment.ts';
import type { RecurringAppointment } from '../recurrences/recurrence.ts';
import type { Tenant } from '../tenants/tenant.ts';
import type { User } from '../users/user.ts';
import { notFound } from './errors.ts';

/** Every kind of document that a device can hold. */
export interface Documents {
  tenants: Tenant;
  users: User;
  patients: Patient;
  patientInvites: PatientInvite;
  availabilityPeriods: AvailabilityPeriod;
  availabilityBlocks: AvailabilityBlock;
  recurringBreaks: RecurringBreak;
  recurringAppointments: RecurringAppointment;
  appointments: Appointment;
  notes: Note;
  payments: Payment;
}

export type EntityName = keyof Documents;
export type AnyDocument = Documents[EntityName];

/** Names one document. */
export type Ref = readonly [entity: EntityName, id: string];

export const refKey = ([entity, id]: Ref): string => `${entity}/${id}`;

/**
 * What a command works on: the optimistic view on a device, a loaded working set on the server.
 * Documents are values: `put` a changed copy, never change one in place.
 */
export interface DocumentSet {
  get<E extends EntityName>(entity: E, id: string): Documents[E] | undefined;
  put<E extends EntityName>(entity: E, document: Documents[E]): void;
  remove(entity: EntityName, id: string): void;
}

const MISSING: Record<EntityName, string> = {
  tenants: 'Clínica não encontrada.',
  users: 'Usuário não encontrado.',
  patients: 'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.',
  patientInvites: 'Convite não encontrado.',
  availabilityPeriods: 'Período de disponibilidade não encontrado.',
  availabilityBlocks: 'Bloqueio não encontrado.',
  recurringBreaks: 'Pausa não encontrada.',
  recurringAppointments: 'Recorrência original não encontrada.',
  appointments: 'Agendamento não encontrado. Pode ter sido removido ou cancelado.',
  notes: 'Nota não encontrada.',
  payments: 'Pagamento não encontrado.',
};

/** The document with what the changes name. A field that is `undefined` counts as left out. */
export const changed = <D extends object>(
  document: D,
  changes: { [K in keyof D]?: D[K] | undefined },
): D => ({
  ...document,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

/** The document without the fields, whether it had them or not. */
export function without<D extends object>(document: D, fields: readonly (keyof D)[]): D {
  const copy = { ...document };
  for (const field of fields) delete copy[field];
  return copy;
}

/** The error for a document that is missing, or foreign, which must look the same. */
export const missing = (entity: EntityName) => notFound(MISSING[entity]);

/** The document, or the `not_found` DomainError of its entity. */
export function required<E extends EntityName>(
  documents: DocumentSet,
  entity: E,
  id: string,
): Documents[E] {
  const found = documents.get(entity, id);
  if (!found) throw missing(entity);
  return found;
}
