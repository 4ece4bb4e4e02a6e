-- What a person deletes of a patient's record is kept here until the legal date, and can be restored until then. A job
-- erases it afterwards and leaves a record of its disposal.

-- A court's order to keep everything about the patient. Null: none.
alter table patients add column legal_hold boolean;

create table archive (
  tenant_id uuid not null,
  entity text not null check (entity in ('notes', 'payments')),
  id uuid not null,
  patient_id uuid not null,
  appointment_id uuid not null,
  psychologist_id uuid not null,
  -- The document as JSON, with its texts.
  document text not null,
  record_kind text not null check (record_kind in ('prontuario', 'registro_documental')),
  -- Its last entry in the patient's record, by the server's clock where that is known.
  entered_at timestamptz not null,
  reason text,
  archived_at timestamptz not null,
  archived_by uuid not null,
  -- Never later than the legal date: further entries about the patient put that off, and the job finds out.
  keep_until timestamptz not null,
  primary key (tenant_id, entity, id),
  constraint archive_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint archive_appointment foreign key (tenant_id, appointment_id) references appointments (tenant_id, id)
);
create index archive_of_patient on archive (tenant_id, patient_id);
create index archive_of_author on archive (tenant_id, psychologist_id, archived_at);
create index archive_due on archive (tenant_id, keep_until);

-- What was erased for good, without any text of it. Rows are added and never changed.
create table disposals (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  record_kind text not null,
  basis text not null,
  last_entry_at timestamptz not null,
  disposed_at timestamptz not null,
  -- JSON: of each document its kind, ids, dates, and who archived it with what reason.
  items text not null,
  primary key (tenant_id, id)
);
create index disposals_by_time on disposals (tenant_id, disposed_at);

do $$
declare
  name text;
begin
  foreach name in array array['archive', 'disposals']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_wall on %I to app_user using (tenant_id = current_tenant())', name);
  end loop;
end $$;
grant select, insert, update, delete on archive to app_user;
grant select, insert on disposals to app_user;

-- The last entry about a patient: notes, what is archived, sessions that were not cancelled, payments.
create function last_entry_at(tenant uuid, patient uuid) returns timestamptz
  language sql stable
  as $$
    select greatest(
      (select max(greatest(created_at, updated_at, received_at, update_received_at)) from notes
        where tenant_id = tenant and patient_id = patient),
      (select max(entered_at) from archive where tenant_id = tenant and patient_id = patient),
      (select max(end_at) from appointments
        where tenant_id = tenant and patient_id = patient and status <> 'cancelled'),
      (select max(created_at) from payments where tenant_id = tenant and patient_id = patient)
    )
  $$;

-- Versions are never changed, and go only with a note that neither stands nor is archived.
create function forget_note_versions(notes_gone uuid[]) returns void
  language sql security definer set search_path = public
  as $$
    delete from note_versions n
    where n.tenant_id = current_tenant() and n.note_id = any(notes_gone)
      and not exists (select from notes where tenant_id = n.tenant_id and id = n.note_id)
      and not exists (
        select from archive a where a.tenant_id = n.tenant_id and a.entity = 'notes' and a.id = n.note_id)
  $$;
revoke all on function forget_note_versions(uuid[]) from public;
grant execute on function forget_note_versions(uuid[]) to app_user;
