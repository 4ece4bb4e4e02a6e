-- Calendars that were left: our events that still stand there, and the tokens to take them away with. Tokens are sealed.

-- Which account at Google a grant is of: the id of its main calendar. Unknown on connections older than this column.
alter table calendar_integrations add column account text;
create index calendar_integrations_of_account on calendar_integrations (account);

create table calendar_departures (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  calendar_id text not null,
  account text,
  credentials text not null,
  event_ids text[] not null,
  -- An event may be on its way out until then: the same calendar, connected again, is not synced before.
  busy_until timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index calendar_departures_of on calendar_departures (tenant_id, user_id);
create index calendar_departures_of_account on calendar_departures (account);
alter table calendar_departures enable row level security;
create policy tenant_wall on calendar_departures to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on calendar_departures to app_user;

-- Whether anything but one departure still works with an account, in whatever practice: Google ends a grant as a whole,
-- for everybody who connected a calendar of the same account.
create function calendar_account_is_used(wanted text, departure uuid) returns boolean
  language sql stable security definer set search_path = public
  as $$
    select exists (select from calendar_integrations where account = wanted)
      or exists (select from calendar_departures where account = wanted and id <> departure)
  $$;
revoke all on function calendar_account_is_used(text, uuid) from public;
grant execute on function calendar_account_is_used(text, uuid) to app_user;

-- Of who no longer works here as a psychologist nothing is read or written any more.
create or replace function calendars_due(now timestamptz) returns table (tenant_id uuid, user_id uuid)
  language sql stable security definer set search_path = public
  as $$
    select i.tenant_id, i.user_id
    from calendar_integrations i
    join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    where i.sync_enabled and not i.needs_reconnect and (i.retry_at is null or i.retry_at <= now)
      and u.is_active and u.role = 'psych'
  $$;
