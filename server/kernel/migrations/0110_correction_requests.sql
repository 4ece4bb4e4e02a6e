-- What patients ask to have corrected in their registration data, and what the practice answers (LGPD).
create table correction_requests (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid,
  field text not null,
  wanted text not null,
  status text not null check (status in ('open', 'accepted', 'refused')),
  reason text,
  answered_by uuid,
  answered_at timestamptz,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint correction_requests_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint correction_requests_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id),
  constraint correction_requests_answered_by foreign key (tenant_id, answered_by) references users (tenant_id, id)
);
create index correction_requests_of_patient on correction_requests (tenant_id, patient_id);
alter table correction_requests
  alter column wanted set statistics 0,
  alter column reason set statistics 0;
alter table correction_requests enable row level security;
create policy tenant_wall on correction_requests to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on correction_requests to app_user;
