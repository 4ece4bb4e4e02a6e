-- What happened to accounts and practices, and who opened a patient's record. Rows are added and never changed: nobody
-- who works for a tenant may update or delete one. Without a foreign key to people: what they did outlives their account.

create table security_events (
  tenant_id uuid not null references tenants (id),
  -- In the order of time, by the server's clock.
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  -- Who acted; null where nobody was signed in or the server acted by itself.
  actor_id uuid,
  -- The account or document that it happened to.
  subject_id uuid,
  session_id uuid,
  client_id uuid,
  -- Of the caller's address: /24 of IPv4, /48 of IPv6.
  network text,
  -- Ids and numbers.
  details jsonb not null default '{}',
  primary key (tenant_id, id)
);

-- One row for each person, patient, part of the record and hour.
create table record_reads (
  tenant_id uuid not null references tenants (id),
  hour timestamptz not null,
  user_id uuid not null,
  patient_id uuid not null,
  part text not null,
  -- The patient's psychologist then.
  psychologist_id uuid,
  -- Whence the first of the hour: a device, or else a call of the API.
  client_id uuid,
  -- The first of the hour by the clock of where it was read, and when the server heard of it.
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (tenant_id, hour, user_id, patient_id, part)
);
create index record_reads_of_patient on record_reads (tenant_id, patient_id, hour);
create index record_reads_of_psychologist on record_reads (tenant_id, psychologist_id, hour);

alter table security_events enable row level security;
alter table record_reads enable row level security;
create policy tenant_wall on security_events to app_user using (tenant_id = current_tenant());
create policy tenant_wall on record_reads to app_user using (tenant_id = current_tenant());
grant select, insert on security_events, record_reads to app_user;
