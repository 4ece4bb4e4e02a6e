-- Tenants, their people, sessions. Row-level security is the second wall: the first is the tenant predicate that every
-- query writes itself.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Roles belong to the whole cluster: another database may have made them already, or be making them now.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['app_user', 'app_directory'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;

create function current_tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

-- Folds case and accents, for searching.
create function search_text(value text) returns text
  language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table tenants (
  id uuid primary key,
  name text not null,
  domain text not null constraint tenants_domain_taken unique check (domain = lower(domain)),
  kind text not null check (kind in ('individual', 'clinic')),
  time_zone text not null,
  -- The tenant's sequence: locked first in every writing transaction, so that commit order is sequence order.
  seq bigint not null default 0,
  -- Names this history; a restored copy gets another one, and devices read anew.
  epoch uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);

create table users (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('psych', 'administrator', 'patient')),
  password_hash text,
  crp text,
  specialization text,
  phone text,
  cpf text,
  bio text,
  availability_weeks_ahead integer not null default 4,
  is_active boolean not null default true,
  v bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

-- Which account an e-mail address belongs to, across tenants: all that a sign-in may look up before the tenant is known.
create table account_emails (
  email text not null constraint account_emails_taken primary key check (email = lower(email)),
  tenant_id uuid not null,
  user_id uuid not null,
  constraint account_emails_one_each unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create table sessions (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index sessions_of_user on sessions (tenant_id, user_id);

-- Failed sign-ins in a window of time, counted in the database because instances are stateless.
create table login_attempts (
  subject text not null,
  window_start timestamptz not null,
  failures integer not null default 0,
  primary key (subject, window_start)
);

alter table tenants enable row level security;
alter table users enable row level security;
alter table account_emails enable row level security;
alter table sessions enable row level security;

create policy tenant_wall on tenants to app_user using (id = current_tenant());
create policy tenant_wall on users to app_user using (tenant_id = current_tenant());
create policy tenant_wall on account_emails to app_user using (tenant_id = current_tenant());
create policy tenant_wall on sessions to app_user using (tenant_id = current_tenant());
create policy directory on account_emails for select to app_directory using (true);

grant usage on schema public to app_user, app_directory;
grant select, insert, update, delete on tenants, users, account_emails, sessions to app_user;
grant select on account_emails to app_directory;
grant select, insert, update, delete on login_attempts to app_directory;
