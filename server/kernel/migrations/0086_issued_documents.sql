-- What was handed out about a patient: to whom, why, when, and the hash of exactly what.
create table issued_documents (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  kind text not null check (kind in ('declaration', 'record')),
  format text not null check (format in ('pdf', 'json', 'print')),
  shelves jsonb not null,
  recipient text not null,
  relation text,
  reason text not null,
  place text,
  channel text not null check (channel in ('in_person', 'email', 'message', 'post', 'other')),
  sha256 text not null,
  outcome text check (outcome in ('received', 'not_delivered')),
  settled_at timestamptz,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint issued_documents_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint issued_documents_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index issued_documents_of_patient on issued_documents (tenant_id, patient_id);
alter table issued_documents
  alter column shelves set statistics 0,
  alter column recipient set statistics 0,
  alter column relation set statistics 0,
  alter column reason set statistics 0,
  alter column place set statistics 0,
  alter column sha256 set statistics 0;
alter table issued_documents enable row level security;
create policy tenant_wall on issued_documents to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on issued_documents to app_user;
