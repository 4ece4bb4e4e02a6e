-- Sessions that patients paid beforehand. A payment that names one was taken out of it.
create table packages (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  sessions integer not null check (sessions > 0),
  amount numeric(10, 2) not null check (amount > 0),
  payment_method text not null,
  paid_on date not null,
  notes text,
  cancelled_at timestamptz,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint packages_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint packages_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index packages_of_patient on packages (tenant_id, patient_id);
alter table packages
  alter column payment_method set statistics 0,
  alter column notes set statistics 0;
alter table packages enable row level security;
create policy tenant_wall on packages to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on packages to app_user;

alter table payments add column package_id uuid;
alter table payments add constraint payments_package
  foreign key (tenant_id, package_id) references packages (tenant_id, id);
create index payments_of_package on payments (tenant_id, package_id) where package_id is not null;

-- The last entry about a patient: a package is one too.
create or replace function last_entry_at(tenant uuid, patient uuid) returns timestamptz
  language sql stable
  as $$
    select greatest(
      (select max(greatest(created_at, updated_at, received_at, update_received_at)) from notes
        where tenant_id = tenant and patient_id = patient),
      (select max(entered_at) from archive where tenant_id = tenant and patient_id = patient),
      (select max(end_at) from appointments
        where tenant_id = tenant and patient_id = patient and status <> 'cancelled'),
      (select max(created_at) from payments where tenant_id = tenant and patient_id = patient),
      (select max(created_at) from packages where tenant_id = tenant and patient_id = patient)
    )
  $$;
