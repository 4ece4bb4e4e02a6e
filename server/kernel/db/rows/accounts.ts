import type { Generated } from 'kysely';
import type { PlanType } from '../../../../src/domain/plans/plan.ts';
import type { DocumentRow, FieldColumns } from './documents.ts';

export type TenantRow = FieldColumns<'tenants'> & {
  seq: Generated<number>;
  epoch: Generated<string>;
  /** Mark of the last transaction that wrote; null before the first. */
  mark: number | null;
  waits_checked_at: Generated<string | null>;
  created_at: Generated<string>;
};

export type UserRow = Omit<DocumentRow<'users'>, 'is_active'> & {
  is_active: Generated<boolean>;
  password_hash: string | null;
  cpf: string | null;
  created_at: Generated<string>;
};

/** Of all practices, in one place. */
export interface PracticeDomainRow {
  domain: string;
  tenant_id: string;
}

export interface AccountEmailRow {
  email: string;
  tenant_id: string;
  user_id: string;
  held_until: Generated<string | null>;
}

export interface AddressChangeRow {
  tenant_id: string;
  id: string;
  user_id: string;
  old_email: string;
  is_old_proved: boolean;
  new_email: string;
  session_id: string;
  asked_at: string;
  changed_at: string | null;
  ended_at: string | null;
}

/** A reminder that was begun. */
export interface ReminderRow {
  tenant_id: string;
  appointment_id: string;
  start_at: string;
  begun_at: string;
}

export interface AddressClaimRow {
  tenant_id: string;
  user_id: string;
  email: string;
}

export interface SessionRow {
  tenant_id: string;
  id: string;
  user_id: string;
  created_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
  device: string | null;
  seen_at: string | null;
}

export interface KnownDeviceRow {
  tenant_id: string;
  user_id: string;
  proof: string;
  seen_at: string;
  expires_at: string;
}

export interface AttemptRow {
  subject: string;
  window_start: string;
  window_end: string;
  count: Generated<number>;
}

export interface OneTimeTokenRow {
  hash: string;
  tenant_id: string;
  purpose:
    | 'verify_email'
    | 'reset_password'
    | 'patient_invite'
    | 'handed_invite'
    | 'member_invite'
    | 'handed_member_invite'
    | 'confirm_email'
    | 'undo_email'
    | 'stop_reminders'
    | 'stop_answers'
    | 'object_handover';
  subject_id: string;
  email: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
  mailed_at: string | null;
}

export interface MemberInviteRow {
  tenant_id: string;
  id: string;
  email: string;
  status: 'pending' | 'accepted' | 'withdrawn';
  expires_at: string;
  invited_by: string;
  created_at: string;
}

export interface PlanRow {
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

export interface AiUsageRow {
  tenant_id: string;
  month: string;
  count: Generated<number>;
}
