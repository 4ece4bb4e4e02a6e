-- What a psychologist's part of a record holds beside its notes: what left it and, once it was handed over, the days of the
-- sessions and the register of issued documents. See `src/domain/records/sheet.ts`.
create table record_sheets (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  author_name text not null,
  author_crp text,
  keeper_id uuid,
  sealed_at timestamptz,
  sessions jsonb not null,
  documents jsonb not null,
  removals jsonb not null,
  v bigint not null default 0,
  primary key (tenant_id, id)
);
select keep_by_practice('record_sheets');
select keep_out_of_statistics('record_sheets', 'author_name', 'author_crp', 'sessions', 'documents', 'removals');
alter table record_sheets
  add constraint record_sheets_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  add constraint record_sheets_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id);
create index record_sheets_of_patient on record_sheets (tenant_id, patient_id, psychologist_id);

-- Records that were handed over, or thinned, before there were sheets get theirs soon after the start.
insert into jobs (tenant_id, kind, key, payload, run_at)
select p.tenant_id, 'records.sheets', 'records.sheets:' || p.tenant_id || ':' || p.id,
  jsonb_build_object('patientId', p.id), now()
from patients p
where p.psychologist_id is not null and (
  exists (select from appointments a
    where a.tenant_id = p.tenant_id and a.patient_id = p.id and a.psychologist_id <> p.psychologist_id)
  or exists (select from notes n
    where n.tenant_id = p.tenant_id and n.patient_id = p.id and (n.keeper_id is not null or n.left_record_at is not null))
  or exists (select from archive r
    where r.tenant_id = p.tenant_id and r.patient_id = p.id and r.entity = 'notes' and r.record_kind = 'prontuario'));
