-- The record of a patient who was given to another psychologist stays with who holds it, until that
-- person agrees, or seven days after a mail to the one whose account is closed.
create table handovers (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('handover', 'seal')),
  patient_id uuid not null,
  member_id uuid not null,
  successor_id uuid check ((successor_id is null) = (kind = 'seal')),
  member_name text not null,
  successor_name text,
  status text not null check (status in ('asked', 'waiting', 'agreed', 'done', 'refused', 'cancelled')),
  note_count integer not null,
  asked_by uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  mailed_at timestamptz,
  due_at timestamptz check ((due_at is not null) or (status <> 'waiting')),
  v bigint not null default 0,
  primary key (tenant_id, id),
  constraint handovers_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint handovers_member foreign key (tenant_id, member_id) references users (tenant_id, id),
  constraint handovers_successor foreign key (tenant_id, successor_id) references users (tenant_id, id)
);
alter table handovers
  alter column member_name set statistics 0,
  alter column successor_name set statistics 0;
create index handovers_of_patient on handovers (tenant_id, patient_id);
-- One question at a time.
create unique index handovers_one_open on handovers (tenant_id, patient_id, member_id)
  where status in ('asked', 'waiting', 'agreed');
create index handovers_open on handovers (tenant_id) where status in ('asked', 'waiting', 'agreed');
alter table handovers enable row level security;
create policy tenant_wall on handovers to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on handovers to app_user;

alter table patients add column record_holder_id uuid;
create index patients_record_held on patients (tenant_id, record_holder_id)
  where record_holder_id is not null;

-- When the waits of the practice were last looked at: a clock that jumped since then shortens none.
alter table tenants add column waits_checked_at timestamptz;

create function tenants_with_handovers() returns setof uuid
  language plpgsql stable security definer
  set search_path = public
  as $$ begin
    return query select distinct h.tenant_id from handovers h
      where h.status in ('asked', 'waiting', 'agreed');
  end $$;
revoke all on function tenants_with_handovers() from public;
grant execute on function tenants_with_handovers() to app_worker;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in (
    'verify_email', 'reset_password', 'patient_invite', 'handed_invite', 'confirm_email', 'undo_email',
    'stop_reminders', 'stop_answers', 'member_invite', 'handed_member_invite', 'object_handover'));

-- A person's own log also tells of what others did with her patients.
create index security_events_of_member on security_events (tenant_id, (details ->> 'memberId'), id)
  where details ? 'memberId';
create index security_events_of_successor on security_events (tenant_id, (details ->> 'successorId'), id)
  where details ? 'successorId';
