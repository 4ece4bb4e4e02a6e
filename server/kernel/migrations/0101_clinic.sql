-- A clinic's people: invitations of psychologists, records that were handed over to a successor, and sealed ones.

create table member_invites (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  status text not null check (status in ('pending', 'accepted', 'withdrawn')),
  expires_at timestamptz not null,
  invited_by uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index member_invites_one_pending on member_invites (tenant_id, email) where status = 'pending';
alter table member_invites enable row level security;
create policy tenant_wall on member_invites to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on member_invites to app_user;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in (
    'verify_email', 'reset_password', 'patient_invite', 'handed_invite', 'confirm_email', 'undo_email',
    'stop_reminders', 'member_invite', 'handed_member_invite'));

-- Whose the note is since its author left, and how that one was called. Null: the author's.
alter table notes add column keeper_id uuid;
alter table notes add column author_name text;
-- Nobody reads it before it is handed over.
alter table notes add column sealed_at timestamptz;
alter table notes alter column author_name set statistics 0;
alter table patients add column sealed_at timestamptz;

-- What was sealed: of each item its kind and its day, and no text. Rows outlive the sealing.
create table record_seals (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  sealed_at timestamptz not null,
  sealed_by uuid not null,
  keep_until timestamptz not null,
  -- JSON: `SealedItem[]`
  items text not null,
  opened_at timestamptz,
  opened_for uuid,
  primary key (tenant_id, id),
  constraint record_seals_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id)
);
create index record_seals_by_time on record_seals (tenant_id, sealed_at);
create index record_seals_of_patient on record_seals (tenant_id, patient_id);
alter table record_seals alter column items set statistics 0;
alter table record_seals enable row level security;
create policy tenant_wall on record_seals to app_user using (tenant_id = current_tenant());
grant select, insert, update on record_seals to app_user;
