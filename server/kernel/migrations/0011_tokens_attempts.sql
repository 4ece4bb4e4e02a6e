-- Links in mails, and limits for every call that needs no account.

-- Only the token's SHA-256 is kept: who reads the table cannot open a link. The person is found by it before the tenant
-- is known.
create table one_time_tokens (
  hash text primary key,
  tenant_id uuid not null references tenants (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'patient_invite')),
  -- The user, or the invitation.
  subject_id uuid not null,
  -- The address that it was sent to; once the person has another one, it opens nothing.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index one_time_tokens_of on one_time_tokens (tenant_id, purpose, subject_id);

alter table one_time_tokens enable row level security;
create policy tenant_wall on one_time_tokens to app_user using (tenant_id = current_tenant());
create policy directory on one_time_tokens for select to app_directory using (true);
grant select, insert, update, delete on one_time_tokens to app_user;
grant select on one_time_tokens to app_directory;

drop table login_attempts;
-- Calls in a window of time, counted in the database because instances are stateless.
create table attempts (
  -- The limit's name and a hash of the account, the address or the token.
  subject text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null default 0,
  primary key (subject, window_start)
);
create index attempts_ended on attempts (window_end);
grant select, insert, update, delete on attempts to app_directory;

-- A dead instance's job must be found by its key.
create index jobs_leased on jobs (key) where leased_until is not null;
