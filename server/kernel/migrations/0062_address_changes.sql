-- A change of address takes effect once the new address is proved, and can be undone from the old one for some days.

create table address_changes (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  old_email text not null,
  -- Where not, the old address may be a stranger's, who undoes nothing without the password.
  is_old_proved boolean not null,
  new_email text not null check (new_email = lower(new_email)),
  -- Asked with the password, and so goes on when the change ends the person's other sessions.
  session_id uuid not null,
  asked_at timestamptz not null,
  changed_at timestamptz,
  -- Replaced, withdrawn or undone: no link of it opens any more.
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index address_changes_one_open on address_changes (tenant_id, user_id)
  where changed_at is null and ended_at is null;

alter table address_changes enable row level security;
create policy tenant_wall on address_changes to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on address_changes to app_user;

-- A person's former address, which nobody else gets while the change can be undone; it signs nobody in.
alter table account_emails add column held_until timestamptz;
alter table account_emails drop constraint account_emails_one_each;
create unique index account_emails_one_each on account_emails (tenant_id, user_id) where held_until is null;

-- The subject of these two is the change.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'patient_invite', 'confirm_email', 'undo_email'));
