-- Reminders by e-mail of sessions to come, and what a person's bell does not show.

alter table users add column reminder_lead_hours integer;
alter table users add column bell_hidden jsonb;
alter table users alter column bell_hidden set statistics 0;
create index users_reminding on users (tenant_id) where reminder_lead_hours is not null;

alter table patients add column reminders_off_at timestamptz;
alter table appointments add column reminded_at timestamptz;
alter table appointments add column reminded_start_at timestamptz;

-- A session's reminder is begun once for each time at which it was to start, by whichever instance is first.
create table reminders (
  tenant_id uuid not null references tenants (id),
  appointment_id uuid not null,
  start_at timestamptz not null,
  begun_at timestamptz not null,
  primary key (tenant_id, appointment_id, start_at)
);
create index reminders_by_start on reminders (tenant_id, start_at);
alter table reminders enable row level security;
create policy tenant_wall on reminders to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on reminders to app_user;

-- Whose reminders the runner of jobs has to look for; it sees nothing else of the practices.
create function tenants_with_reminders() returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select distinct tenant_id from users where reminder_lead_hours is not null $$;
revoke all on function tenants_with_reminders() from public;
grant execute on function tenants_with_reminders() to app_worker;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in (
    'verify_email', 'reset_password', 'patient_invite', 'handed_invite', 'confirm_email', 'undo_email',
    'stop_reminders'
  ));
