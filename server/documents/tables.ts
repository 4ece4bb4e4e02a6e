import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import type { Tables } from '../db/schema.ts';

/** How an entity's documents stand in its table. Times, days and text look the same on both sides. */
export interface DocumentTable<E extends EntityName> {
  /** Without `tenant_id` and `v`. */
  readonly columns: readonly string[];
  readonly toRow: (document: Documents[E]) => Readonly<Record<string, unknown>>;
  readonly fromRow: (row: Tables[E]) => Documents[E];
}

type Field = readonly [column: string, field: string];

/** A table whose columns are the document's fields, under the names of SQL. */
function table<E extends EntityName>(fields: readonly Field[]): DocumentTable<E> {
  return {
    columns: fields.map(([column]) => column),
    toRow: (document) => {
      const values = document as Readonly<Record<string, unknown>>;
      return Object.fromEntries(fields.map(([column, field]) => [column, values[field] ?? null]));
    },
    fromRow: (row) => {
      const values = row as unknown as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        fields.map(([column, field]) => [field, values[column]]),
      ) as Documents[E];
    },
  };
}

const same = (...names: string[]): Field[] => names.map((name) => [name, name]);

export const documentTables: { readonly [E in EntityName]: DocumentTable<E> } = {
  tenants: table([...same('id', 'name', 'domain', 'kind'), ['time_zone', 'timeZone']]),

  users: table([
    ...same('id', 'name', 'role', 'email', 'crp', 'specialization', 'phone', 'bio'),
    ['availability_weeks_ahead', 'availabilityWeeksAhead'],
    ['is_active', 'isActive'],
  ]),

  patients: table([
    ...same('id', 'name', 'email', 'phone', 'cpf'),
    ['birth_date', 'birthDate'],
    ['address', 'address'],
    ['emergency_contact', 'emergencyContact'],
    ['medical_history', 'medicalHistory'],
    ['current_medications', 'currentMedications'],
    ['allergies', 'allergies'],
    ['is_active', 'isActive'],
    ['psychologist_id', 'psychologistId'],
    ['user_id', 'userId'],
    ['created_at', 'createdAt'],
  ]),

  appointments: table([
    ['id', 'id'],
    ['psychologist_id', 'psychologistId'],
    ['patient_id', 'patientId'],
    ['start_at', 'startAt'],
    ['end_at', 'endAt'],
    ...same('status', 'title', 'description', 'notes'),
    ['cancellation_reason', 'cancellationReason'],
    ['is_google_calendar_event', 'isGoogleCalendarEvent'],
    ['created_at', 'createdAt'],
  ]),

  notes: table([
    ['id', 'id'],
    ['patient_id', 'patientId'],
    ['appointment_id', 'appointmentId'],
    ['psychologist_id', 'psychologistId'],
    ...same('plaintext', 'summary', 'conflicts'),
    ['created_at', 'createdAt'],
    ['updated_at', 'updatedAt'],
  ]),
};
