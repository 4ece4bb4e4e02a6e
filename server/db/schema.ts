import type { Generated, GeneratedAlways, Insertable } from 'kysely';
import type { AppointmentStatus } from '../../src/domain/appointments/appointment.ts';
import type { AvailabilityPeriod } from '../../src/domain/availability/period.ts';
import type { PatientInvite } from '../../src/domain/invites/invite.ts';
import type { Emotion, Intensity } from '../../src/domain/notes/analysis.ts';
import type { Note, NoteConflict } from '../../src/domain/notes/note.ts';
import type { PaymentMethod, PaymentStatus } from '../../src/domain/payments/payment.ts';
import type { PlanType } from '../../src/domain/plans/plan.ts';
import type { RecurringType } from '../../src/domain/recurrences/recurrence.ts';
import type { Role } from '../../src/domain/users/user.ts';

/*
 * Rows as the drivers give them (see parsers.ts): instants are ISO text with milliseconds and 'Z', days `yyyy-MM-dd`,
 * bigint a number.
 */

interface TenantRow {
  id: string;
  name: string;
  domain: string;
  kind: 'individual' | 'clinic';
  time_zone: string;
  plan_id: Generated<string | null>;
  seq: Generated<number>;
  epoch: Generated<string>;
  created_at: Generated<string>;
}

interface UserRow {
  tenant_id: string;
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string | null;
  crp: string | null;
  specialization: string | null;
  phone: string | null;
  cpf: string | null;
  bio: string | null;
  availability_weeks_ahead: Generated<number>;
  is_active: Generated<boolean>;
  email_verified_at: Generated<string | null>;
  v: Generated<number>;
  created_at: Generated<string>;
}

interface AccountEmailRow {
  email: string;
  tenant_id: string;
  user_id: string;
}

interface SessionRow {
  tenant_id: string;
  id: string;
  user_id: string;
  created_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
}

interface AttemptRow {
  subject: string;
  window_start: string;
  window_end: string;
  count: Generated<number>;
}

interface OneTimeTokenRow {
  hash: string;
  tenant_id: string;
  purpose: 'verify_email' | 'reset_password' | 'patient_invite';
  subject_id: string;
  email: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
}

interface AiUsageRow {
  tenant_id: string;
  month: string;
  count: Generated<number>;
}

interface PatientRow {
  tenant_id: string;
  id: string;
  name: string;
  email: string;
  phone: string | null;
  cpf: string | null;
  birth_date: string | null;
  address: string | null;
  emergency_contact: string | null;
  medical_history: string | null;
  current_medications: string | null;
  allergies: string | null;
  is_active: boolean;
  psychologist_id: string | null;
  user_id: string | null;
  v: Generated<number>;
  created_at: string;
}

interface AppointmentRow {
  tenant_id: string;
  id: string;
  psychologist_id: string;
  patient_id: string | null;
  start_at: string;
  end_at: string;
  status: AppointmentStatus;
  title: string | null;
  description: string | null;
  notes: string | null;
  cancellation_reason: string | null;
  is_google_calendar_event: boolean;
  recurring_appointment_id: Generated<string | null>;
  occurrence_day: Generated<string | null>;
  v: Generated<number>;
  created_at: string;
}

interface NoteRow {
  tenant_id: string;
  id: string;
  patient_id: string;
  appointment_id: string;
  psychologist_id: string;
  plaintext: string;
  summary: string | null;
  summary_status: Generated<Note['summaryStatus'] | null>;
  sentiment_score: Generated<number | null>;
  intensity: Generated<Intensity | null>;
  emotions: Generated<Emotion[] | null>;
  rationale: Generated<string | null>;
  /** jsonb: read as objects, written as JSON text. */
  conflicts: NoteConflict[];
  v: Generated<number>;
  created_at: string;
  updated_at: string;
}

interface NoteVersionRow {
  tenant_id: string;
  note_id: string;
  v: number;
  plaintext: string;
  submitted: string | null;
  user_id: string | null;
  client_id: string | null;
  at: string;
}

interface ClientRow {
  tenant_id: string;
  user_id: string;
  id: string;
  last_seq: number;
  seen_at: string;
}

interface ClientDocumentRow {
  tenant_id: string;
  user_id: string;
  client_id: string;
  entity: string;
  doc_id: string;
  cs: number;
  refused_key: string | null;
}

interface ReceiptRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  result: string;
  at: string;
}

interface AnswerRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  at: string;
}

interface FeedRow {
  tenant_id: string;
  entity: string;
  doc_id: string;
  audience: string;
  v: number;
  hot_at: number | null;
  body: string | null;
}

interface PlanRow {
  id: string;
  name: string;
  description: string;
  type: PlanType;
  price: number;
  currency: string;
  interval: 'month' | 'year';
  features: string[];
  is_recommended: boolean;
  is_popular: boolean;
  is_available: boolean;
  max_psychologists: number;
  max_patients: number;
  ai_usage_limit: number;
  support_level: string;
  place: number;
}

interface PatientInviteRow {
  tenant_id: string;
  id: string;
  patient_id: string;
  psychologist_id: string | null;
  email: string;
  status: PatientInvite['status'];
  expires_at: string;
  v: Generated<number>;
  created_at: string;
}

interface AvailabilityPeriodRow {
  tenant_id: string;
  id: string;
  psychologist_id: string;
  start_at: string;
  end_at: string;
  is_recurring: boolean;
  recurring_pattern: AvailabilityPeriod['recurringPattern'];
  days_of_week: number[];
  is_active: boolean;
  notes: string | null;
  slot_duration: number;
  break_duration: number;
  v: Generated<number>;
  created_at: string;
}

interface AvailabilityBlockRow {
  tenant_id: string;
  id: string;
  psychologist_id: string;
  start_at: string;
  end_at: string;
  reason: string | null;
  is_recurring: boolean;
  recurring_pattern: string | null;
  v: Generated<number>;
  created_at: string;
}

interface RecurringBreakRow {
  tenant_id: string;
  id: string;
  psychologist_id: string;
  day_of_week: number;
  start_time: string;
  end_time: string;
  description: string | null;
  is_active: boolean;
  v: Generated<number>;
  created_at: string;
}

interface RecurringAppointmentRow {
  tenant_id: string;
  id: string;
  patient_id: string;
  psychologist_id: string;
  recurring_type: RecurringType;
  days_of_week: number[];
  start_time: string;
  end_time: string;
  start_date: string;
  end_date: string | null;
  is_active: boolean;
  notes: string | null;
  v: Generated<number>;
  created_at: string;
}

interface PaymentRow {
  tenant_id: string;
  id: string;
  appointment_id: string;
  patient_id: string;
  psychologist_id: string;
  amount: number;
  payment_method: PaymentMethod;
  status: PaymentStatus;
  notes: string | null;
  v: Generated<number>;
  created_at: string;
}

interface JobRow {
  id: Generated<string>;
  tenant_id: string | null;
  kind: string;
  key: string;
  /** jsonb: read as an object, written as JSON text. */
  payload: Record<string, unknown>;
  run_at: string;
  attempts: Generated<number>;
  leased_until: string | null;
  failed_at: string | null;
  last_error: string | null;
  created_at: Generated<string>;
}

interface CalendarAuthorizationRow {
  tenant_id: string;
  state_hash: string;
  user_id: string;
  verifier: string;
  expires_at: string;
  exchanged_at: Generated<string | null>;
  created_at: string;
}

interface CalendarIntegrationRow {
  tenant_id: string;
  user_id: string;
  calendar_id: string;
  calendar_name: string;
  is_primary: boolean;
  access_role: string;
  credentials: string;
  sync_enabled: boolean;
  needs_reconnect: Generated<boolean>;
  sync_token: Generated<string | null>;
  generation: Generated<number>;
  full_sync_at: Generated<string | null>;
  last_sync_at: Generated<string | null>;
  last_conflicts: Generated<number>;
  last_error: Generated<string | null>;
  failures: Generated<number>;
  retry_at: Generated<string | null>;
  lease_id: Generated<string | null>;
  leased_until: Generated<string | null>;
  created_at: string;
}

interface CalendarLinkRow {
  tenant_id: string;
  user_id: string;
  event_id: string;
  appointment_id: string;
  origin: 'ours' | 'theirs';
  etag: string;
  start_at: string;
  end_at: string;
  generation: number;
}

interface TranscriptionRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  text: string | null;
  leased_until: string;
  created_at: string;
}

interface MigrationRow {
  version: number;
  name: string;
  applied_at: GeneratedAlways<string>;
}

export interface Tables {
  tenants: TenantRow;
  users: UserRow;
  account_emails: AccountEmailRow;
  sessions: SessionRow;
  attempts: AttemptRow;
  one_time_tokens: OneTimeTokenRow;
  ai_usage: AiUsageRow;
  patients: PatientRow;
  appointments: AppointmentRow;
  notes: NoteRow;
  note_versions: NoteVersionRow;
  clients: ClientRow;
  client_documents: ClientDocumentRow;
  receipts: ReceiptRow;
  answers: AnswerRow;
  feed: FeedRow;
  plans: PlanRow;
  patient_invites: PatientInviteRow;
  availability_periods: AvailabilityPeriodRow;
  availability_blocks: AvailabilityBlockRow;
  recurring_breaks: RecurringBreakRow;
  recurring_appointments: RecurringAppointmentRow;
  payments: PaymentRow;
  jobs: JobRow;
  calendar_authorizations: CalendarAuthorizationRow;
  calendar_integrations: CalendarIntegrationRow;
  calendar_links: CalendarLinkRow;
  transcriptions: TranscriptionRow;
  schema_migrations: MigrationRow;
}

export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
