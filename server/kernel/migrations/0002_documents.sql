-- Clinical documents, what devices have sent, and the feed that devices read.

create table patients (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  email text not null,
  phone text,
  cpf text,
  birth_date date,
  address text,
  emergency_contact text,
  medical_history text,
  current_medications text,
  allergies text,
  is_active boolean not null,
  psychologist_id uuid,
  user_id uuid,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint patients_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id),
  constraint patients_user foreign key (tenant_id, user_id) references users (tenant_id, id)
);
-- Unique among one psychologist's patients: a wider rule would tell one colleague about another's patients.
create unique index patients_email_taken
  on patients (tenant_id, coalesce(psychologist_id, '00000000-0000-0000-0000-000000000000'), lower(email));
create unique index patients_cpf_taken
  on patients (
    tenant_id,
    coalesce(psychologist_id, '00000000-0000-0000-0000-000000000000'),
    regexp_replace(cpf, '[^0-9]', '', 'g')
  )
  where regexp_replace(cpf, '[^0-9]', '', 'g') <> '';
create index patients_of_psychologist on patients (tenant_id, psychologist_id);
create index patients_of_user on patients (tenant_id, user_id) where user_id is not null;

create table appointments (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  patient_id uuid,
  start_at timestamptz not null,
  end_at timestamptz not null,
  status text not null
    check (status in ('scheduled', 'in_progress', 'completed', 'cancelled', 'no_show', 'expired')),
  title text,
  description text,
  notes text,
  cancellation_reason text,
  is_google_calendar_event boolean not null,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check (start_at < end_at),
  constraint appointments_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id),
  constraint appointments_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint appointments_no_overlap exclude using gist (
    tenant_id with =, psychologist_id with =, tstzrange(start_at, end_at) with &&
  ) where (status in ('scheduled', 'in_progress'))
);
create index appointments_by_time on appointments (tenant_id, psychologist_id, start_at);
create index appointments_of_patient on appointments (tenant_id, patient_id, start_at);

create table notes (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  appointment_id uuid not null,
  psychologist_id uuid not null,
  plaintext text not null,
  summary text,
  conflicts jsonb not null default '[]',
  v bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint notes_one_per_appointment unique (tenant_id, appointment_id),
  constraint notes_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint notes_appointment foreign key (tenant_id, appointment_id) references appointments (tenant_id, id),
  constraint notes_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index notes_of_patient on notes (tenant_id, patient_id, created_at);

-- Every text that a note has had, for merging. Rows are added and never changed.
create table note_versions (
  tenant_id uuid not null,
  note_id uuid not null,
  v bigint not null,
  plaintext text not null,
  -- What the author sent, where it differs from what the merge made of it.
  submitted text,
  user_id uuid,
  client_id uuid,
  at timestamptz not null,
  primary key (tenant_id, note_id, v)
);

-- A device's place in its own sequence of commands. A device belongs to one user.
create table clients (
  tenant_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  last_seq bigint not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- The last command of a device on a document, and the key of its refused creation.
create table client_documents (
  tenant_id uuid not null,
  user_id uuid not null,
  client_id uuid not null,
  entity text not null,
  doc_id uuid not null,
  cs bigint not null,
  refused_key uuid,
  primary key (tenant_id, user_id, client_id, entity, doc_id)
);

-- The answer to each command, by its idempotency key.
create table receipts (
  tenant_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  fingerprint text not null,
  result text not null,
  at timestamptz not null,
  primary key (tenant_id, user_id, key)
);

-- The newest version of each document for each audience; a tombstone where an audience has lost it.
create table feed (
  tenant_id uuid not null,
  entity text not null,
  doc_id uuid not null,
  audience text not null,
  v bigint not null,
  -- Milliseconds of a session's start; the largest safe integer for what a first sync always needs first.
  hot_at bigint,
  -- The document as JSON; null on a tombstone.
  body text,
  primary key (tenant_id, entity, doc_id, audience)
);
create index feed_by_v on feed (tenant_id, audience, v, entity, doc_id);
create index feed_hot on feed (tenant_id, audience, hot_at, entity, doc_id) where body is not null;

do $$
declare
  name text;
begin
  foreach name in array array['patients', 'appointments', 'notes', 'note_versions', 'clients',
    'client_documents', 'receipts', 'feed']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_wall on %I to app_user using (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to app_user', name);
  end loop;
  revoke update, delete on note_versions from app_user;
end $$;
