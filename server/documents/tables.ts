import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import type { Tables } from '../db/schema.ts';

/** How an entity's documents stand in its table. Times, days and text look the same on both sides. */
export interface DocumentTable<E extends EntityName> {
  readonly name: keyof Tables;
  /** Without `tenant_id` and `v`. */
  readonly columns: readonly string[];
  /** The column of a field. */
  readonly columnOf: (field: string) => string;
  readonly toRow: (document: Documents[E]) => Readonly<Record<string, unknown>>;
  readonly fromRow: (row: Readonly<Record<string, unknown>>) => Documents[E];
}

type Field = readonly [column: string, field: string];

/** A table whose columns are the document's fields, under the names of SQL. */
function table<E extends EntityName>(
  name: keyof Tables,
  fields: readonly Field[],
): DocumentTable<E> {
  const columns = new Map(fields.map(([column, field]) => [field, column]));
  return {
    name,
    columns: fields.map(([column]) => column),
    columnOf: (field) => {
      const column = columns.get(field);
      if (!column) throw new Error(`No column for the field ${field}.`);
      return column;
    },
    toRow: (document) => {
      const values = document as Readonly<Record<string, unknown>>;
      return Object.fromEntries(fields.map(([column, field]) => [column, values[field] ?? null]));
    },
    fromRow: (row) =>
      Object.fromEntries(fields.map(([column, field]) => [field, row[column]])) as Documents[E],
  };
}

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** Fields by their names, separated by blanks. */
const fields = (...lines: string[]): Field[] =>
  lines.flatMap((line) => line.split(' ').map((name): Field => [snake(name), name]));

export const documentTables: { readonly [E in EntityName]: DocumentTable<E> } = {
  tenants: table('tenants', fields('id name domain kind timeZone planId')),

  users: table(
    'users',
    fields(
      'id name role email crp specialization phone bio',
      'availabilityWeeksAhead emailVerifiedAt isActive',
    ),
  ),

  patients: table(
    'patients',
    fields(
      'id name email phone cpf birthDate address emergencyContact',
      'medicalHistory currentMedications allergies isActive',
      'psychologistId userId legalHold createdAt',
    ),
  ),

  patientInvites: table(
    'patient_invites',
    fields('id patientId psychologistId email status expiresAt createdAt'),
  ),

  availabilityPeriods: table(
    'availability_periods',
    fields(
      'id psychologistId startAt endAt isRecurring recurringPattern',
      'daysOfWeek isActive notes slotDuration breakDuration createdAt',
    ),
  ),

  availabilityBlocks: table(
    'availability_blocks',
    fields('id psychologistId startAt endAt reason isRecurring', 'recurringPattern createdAt'),
  ),

  recurringBreaks: table(
    'recurring_breaks',
    fields('id psychologistId dayOfWeek startTime endTime description', 'isActive createdAt'),
  ),

  recurringAppointments: table(
    'recurring_appointments',
    fields(
      'id patientId psychologistId recurringType daysOfWeek startTime',
      'endTime startDate endDate isActive notes createdAt',
    ),
  ),

  appointments: table(
    'appointments',
    fields(
      'id psychologistId patientId startAt endAt status title',
      'description notes cancellationReason isGoogleCalendarEvent',
      'recurringAppointmentId occurrenceDay createdAt',
    ),
  ),

  notes: table(
    'notes',
    fields(
      'id patientId appointmentId psychologistId plaintext summary',
      'summaryStatus sentimentScore intensity emotions rationale',
      'conflicts createdAt updatedAt receivedAt updateReceivedAt',
    ),
  ),

  payments: table(
    'payments',
    fields(
      'id appointmentId patientId psychologistId amount paymentMethod',
      'status notes createdAt',
    ),
  ),
};
