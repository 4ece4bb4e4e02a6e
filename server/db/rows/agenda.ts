import type { Generated } from 'kysely';
import type { AvailabilityPeriod } from '../../../src/domain/availability/period.ts';
import type { RecurringType } from '../../../src/domain/recurrences/recurrence.ts';

export interface AvailabilityPeriodRow {
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

export interface AvailabilityBlockRow {
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

export interface RecurringBreakRow {
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

export interface RecurringAppointmentRow {
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

export interface CalendarAuthorizationRow {
  tenant_id: string;
  state_hash: string;
  user_id: string;
  verifier: string;
  expires_at: string;
  exchanged_at: Generated<string | null>;
  created_at: string;
}

export interface CalendarIntegrationRow {
  tenant_id: string;
  user_id: string;
  calendar_id: string;
  calendar_name: string;
  is_primary: boolean;
  access_role: string;
  account: string | null;
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

export interface CalendarDepartureRow {
  tenant_id: string;
  id: string;
  user_id: string;
  calendar_id: string;
  account: string | null;
  credentials: string;
  event_ids: string[];
  busy_until: Generated<string | null>;
  created_at: string;
}

export interface CalendarLinkRow {
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
