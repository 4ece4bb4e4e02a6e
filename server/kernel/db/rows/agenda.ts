import type { Generated } from 'kysely';

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

export interface CalendarClaimRow {
  tenant_id: string;
  user_id: string;
  calendar_id: string;
  event_id: string;
  appointment_id: string;
}

export interface CalendarRefusalRow {
  tenant_id: string;
  user_id: string;
  appointment_id: string;
  kind: 'insert' | 'update' | 'delete';
  start_at: string;
  end_at: string;
  code: string;
  tries: number;
  refused_at: string;
  retry_at: string;
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
  series_id: string | null;
  series_start_at: string | null;
  gone_at: string | null;
  held_at: string | null;
  is_elsewhere: boolean;
}
