import type { Generated } from 'kysely';
import type { AppointmentStatus } from '../../../src/domain/appointments/appointment.ts';
import type { PatientInvite } from '../../../src/domain/invites/invite.ts';
import type { Emotion, Intensity } from '../../../src/domain/notes/analysis.ts';
import type { Note, NoteConflict } from '../../../src/domain/notes/note.ts';
import type { PaymentMethod, PaymentStatus } from '../../../src/domain/payments/payment.ts';

export interface PatientRow {
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
  legal_hold: Generated<boolean | null>;
  v: Generated<number>;
  created_at: string;
}

export interface PatientInviteRow {
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

export interface AppointmentRow {
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

export interface NoteRow {
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
  received_at: Generated<string | null>;
  update_received_at: Generated<string | null>;
}

export interface NoteVersionRow {
  tenant_id: string;
  note_id: string;
  v: number;
  plaintext: string;
  submitted: string | null;
  user_id: string | null;
  client_id: string | null;
  at: string;
  received_at: Generated<string | null>;
}

export interface PaymentRow {
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

export interface TranscriptionRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  text: string | null;
  leased_until: string;
  created_at: string;
}
