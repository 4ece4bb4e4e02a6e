-- Slow work, done once by whichever instance takes it: rows are claimed with `for update skip locked` under a lease.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_worker') then
    begin
      create role app_worker nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'app_worker', 'member') then
    execute 'grant app_worker to current_user';
  end if;
end $$;

create table jobs (
  id uuid primary key default gen_random_uuid(),
  -- Null for work on the whole server.
  tenant_id uuid,
  kind text not null,
  -- At most one waiting job of a key; enqueuing it again only makes it earlier.
  key text not null,
  -- Ids and numbers alone: never names, addresses, secrets or clinical text.
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- While an instance works on it; a dead instance's job becomes free when this has passed.
  leased_until timestamptz,
  -- Given up after the last attempt; kept for the operator.
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create unique index jobs_one_waiting on jobs (key) where leased_until is null and failed_at is null;
create index jobs_due on jobs (run_at) where failed_at is null;

alter table jobs enable row level security;
create policy tenant_wall on jobs to app_user using (tenant_id = current_tenant());
create policy worker on jobs to app_worker using (true);
grant select, insert, update on jobs to app_user;
grant select, insert, update, delete on jobs to app_worker;
grant usage on schema public to app_worker;

-- Which tenants a periodic job has to visit, and nothing else of them.
create function tenant_ids() returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select id from tenants order by id $$;
create function tenants_with_open_sessions(now timestamptz) returns setof uuid
  language sql stable security definer set search_path = public
  as $$
    select distinct tenant_id from appointments
    where status in ('scheduled', 'in_progress')
      and (end_at <= now or (status = 'scheduled' and start_at <= now))
  $$;
revoke all on function tenant_ids(), tenants_with_open_sessions(timestamptz) from public;
grant execute on function tenant_ids(), tenants_with_open_sessions(timestamptz) to app_worker;
