-- What is looked up before a practice is known stands in tables of its own, without keys into those of the practices, which
-- may stand on several machines (see `0125_shards.sql`). Functions that read practices' tables are no plain SQL any more:
-- there they could not be planned.

create table practice_domains (
  domain text not null check (domain = lower(domain)),
  tenant_id uuid primary key
);
insert into practice_domains (domain, tenant_id) select domain, id from tenants;
alter table tenants drop constraint tenants_domain_taken;
alter table practice_domains add constraint tenants_domain_taken unique (domain);
alter table practice_domains alter column domain set statistics 0;
alter table practice_domains enable row level security;
create policy tenant_wall on practice_domains to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on practice_domains to app_user;

-- Nobody deletes a person or a practice; who did by hand would have to clear these as well.
alter table account_emails drop constraint account_emails_tenant_id_user_id_fkey;
alter table address_claims drop constraint address_claims_tenant_id_user_id_fkey;
alter table one_time_tokens drop constraint one_time_tokens_tenant_id_fkey;

create or replace function tenant_ids() returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select tenant_id from practice_domains order by tenant_id $$;

create or replace function tenants_with_open_sessions(now timestamptz) returns setof uuid
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select distinct a.tenant_id from appointments a
      where a.status in ('scheduled', 'in_progress')
        and (a.end_at <= $1 or (a.status = 'scheduled' and a.start_at <= $1));
  end $$;

create or replace function tenants_with_reminders() returns setof uuid
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select distinct u.tenant_id from users u where u.reminder_lead_hours is not null;
  end $$;

create or replace function tenants_with_portals() returns setof uuid
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select distinct p.tenant_id from patients p where p.user_id is not null;
  end $$;

create or replace function tenants_with_closings(due timestamptz) returns setof uuid
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select distinct u.tenant_id from users u where u.closes_at <= $1;
  end $$;

create or replace function calendars_due(now timestamptz) returns table (tenant_id uuid, user_id uuid)
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select i.tenant_id, i.user_id
      from calendar_integrations i
      join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
      where i.sync_enabled and not i.needs_reconnect and (i.retry_at is null or i.retry_at <= $1)
        and u.is_active and u.role = 'psych';
  end $$;

create or replace function calendar_account_is_used(wanted text, departure uuid) returns boolean
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    perform 1 from calendar_integrations i where i.account = $1 limit 1;
    if found then return true; end if;
    perform 1 from calendar_departures d where d.account = $1 and d.id <> $2 limit 1;
    return found;
  end $$;

-- Asked where the practice is known, by statements that name it: see `last-entry.ts` and `forget-versions.ts`.
drop function last_entry_at(uuid, uuid);
drop function forget_note_versions(uuid[]);
-- Versions are never changed, and go only where the transaction says that it forgets.
grant delete on note_versions to app_user;
create policy forgotten on note_versions as restrictive for delete to app_user
  using (current_setting('app.forgets', true) = 'note_versions');
