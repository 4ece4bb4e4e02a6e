-- A person's connection with an outside calendar. Tokens and verifiers stand here sealed by the server's key only.

-- Sign-ins at Google that have begun: one use each, for ten minutes.
create table calendar_authorizations (
  tenant_id uuid not null,
  -- SHA-256 of the state, in base64url.
  state_hash text not null,
  user_id uuid not null,
  -- The PKCE verifier, sealed.
  verifier text not null,
  expires_at timestamptz not null,
  exchanged_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index calendar_authorizations_of on calendar_authorizations (tenant_id, user_id, created_at);

create table calendar_integrations (
  tenant_id uuid not null,
  user_id uuid not null,
  calendar_id text not null,
  calendar_name text not null,
  is_primary boolean not null,
  access_role text not null,
  -- Refresh and access token, sealed.
  credentials text not null,
  sync_enabled boolean not null,
  -- Google no longer takes the tokens, or this server can no longer read them.
  needs_reconnect boolean not null default false,
  -- Where the next incremental read begins; null before the first full one.
  sync_token text,
  -- Numbers the full reads; links that the last one did not see are gone.
  generation integer not null default 0,
  full_sync_at timestamptz,
  last_sync_at timestamptz,
  last_conflicts integer not null default 0,
  last_error text,
  failures integer not null default 0,
  -- Not before this, after Google was out of reach or asked for patience.
  retry_at timestamptz,
  -- Whose sync is running, and until when at most.
  lease_id uuid,
  leased_until timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Which event stands for which appointment, and the time that both sides agreed on last.
create table calendar_links (
  tenant_id uuid not null,
  user_id uuid not null,
  event_id text not null,
  appointment_id uuid not null,
  -- Who made it: `ours` is a session of ours written there, `theirs` an event shown here.
  origin text not null check (origin in ('ours', 'theirs')),
  etag text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  generation integer not null,
  primary key (tenant_id, user_id, event_id),
  foreign key (tenant_id, user_id) references calendar_integrations (tenant_id, user_id) on delete cascade
);
create unique index calendar_links_of_appointment on calendar_links (tenant_id, user_id, appointment_id);

do $$
declare
  name text;
begin
  foreach name in array array['calendar_authorizations', 'calendar_integrations', 'calendar_links']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_wall on %I to app_user using (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to app_user', name);
  end loop;
end $$;

-- Whose calendars are due, and nothing else of them.
create function calendars_due(now timestamptz) returns table (tenant_id uuid, user_id uuid)
  language sql stable security definer set search_path = public
  as $$
    select tenant_id, user_id from calendar_integrations
    where sync_enabled and not needs_reconnect and (retry_at is null or retry_at <= now)
  $$;
revoke all on function calendars_due(timestamptz) from public;
grant execute on function calendars_due(timestamptz) to app_worker;
