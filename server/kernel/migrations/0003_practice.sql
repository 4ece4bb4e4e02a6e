-- Availability, recurrences, payments, invites, plans.

create table plans (
  id text primary key,
  name text not null,
  description text not null,
  type text not null check (type in ('basic', 'pro', 'premium')),
  price numeric(10, 2) not null,
  currency text not null,
  interval text not null check (interval in ('month', 'year')),
  features jsonb not null,
  is_recommended boolean not null,
  is_popular boolean not null,
  is_available boolean not null,
  max_psychologists integer not null,
  max_patients integer not null,
  -- AI calls in a calendar month; -1 for any number.
  ai_usage_limit integer not null,
  support_level text not null,
  place integer not null
);
insert into plans values
  ('basic', 'Básico', 'Tudo o que um consultório precisa para começar.', 'basic', 0, 'BRL', 'month',
    '["Agenda e pacientes", "Notas com resumo", "Portal do paciente", "Funciona sem internet"]',
    true, false, true, -1, -1, -1, 'Email', 1),
  ('pro', 'Pro', 'Para quem atende muito e quer automatizar.', 'pro', 0, 'BRL', 'month',
    '["Tudo do Básico", "Lembretes automáticos", "Relatórios avançados"]',
    false, true, false, -1, -1, -1, 'Prioritário', 2),
  ('premium', 'Premium', 'Para clínicas com várias pessoas.', 'premium', 0, 'BRL', 'month',
    '["Tudo do Pro", "Várias unidades", "Atendimento dedicado"]',
    false, false, false, -1, -1, -1, 'Dedicado', 3);
grant select on plans to app_user, app_directory;

alter table tenants add column plan_id text constraint tenants_plan references plans (id);
alter table users add column email_verified_at timestamptz;

create table patient_invites (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid,
  email text not null,
  status text not null check (status in ('pending', 'accepted', 'cancelled')),
  expires_at timestamptz not null,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint patient_invites_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id)
);
-- One open invitation a patient: a second creation is a resend.
create unique index patient_invites_one_pending on patient_invites (tenant_id, patient_id) where status = 'pending';

create table availability_periods (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  is_recurring boolean not null,
  recurring_pattern text check (recurring_pattern in ('weekly', 'daily', 'monthly')),
  days_of_week jsonb not null,
  is_active boolean not null,
  notes text,
  slot_duration integer not null check (slot_duration > 0),
  break_duration integer not null check (break_duration >= 0),
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check (start_at < end_at),
  constraint availability_periods_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index availability_periods_of on availability_periods (tenant_id, psychologist_id);

create table availability_blocks (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text,
  is_recurring boolean not null,
  recurring_pattern text,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check (start_at < end_at),
  constraint availability_blocks_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index availability_blocks_of on availability_blocks (tenant_id, psychologist_id, start_at);

create table recurring_breaks (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  day_of_week integer not null check (day_of_week between 0 and 6),
  start_time text not null,
  end_time text not null,
  description text,
  is_active boolean not null,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint recurring_breaks_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index recurring_breaks_of on recurring_breaks (tenant_id, psychologist_id);

create table recurring_appointments (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  recurring_type text not null check (recurring_type in ('daily', 'weekly', 'monthly')),
  days_of_week jsonb not null,
  start_time text not null,
  end_time text not null,
  start_date date not null,
  end_date date,
  is_active boolean not null,
  notes text,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint recurring_appointments_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id),
  constraint recurring_appointments_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index recurring_appointments_of on recurring_appointments (tenant_id, psychologist_id);

-- No foreign key: a deleted recurrence leaves its past sessions.
alter table appointments add column recurring_appointment_id uuid;
create index appointments_of_recurrence on appointments (tenant_id, recurring_appointment_id, start_at)
  where recurring_appointment_id is not null;
-- What the clock has yet to decide.
create index appointments_open on appointments (end_at) where status in ('scheduled', 'in_progress');
-- Events of a connected calendar overlap each other and our sessions as they please.
alter table appointments drop constraint appointments_no_overlap;
alter table appointments add constraint appointments_no_overlap exclude using gist (
  tenant_id with =, psychologist_id with =, tstzrange(start_at, end_at) with &&
) where (status in ('scheduled', 'in_progress') and not is_google_calendar_event);

alter table notes
  add column summary_status text check (summary_status in ('processing', 'summarized', 'failed', 'quota')),
  add column sentiment_score double precision check (sentiment_score between -1 and 1),
  add column intensity text,
  add column emotions jsonb,
  add column rationale text;

create table payments (
  tenant_id uuid not null,
  id uuid not null,
  appointment_id uuid not null,
  patient_id uuid not null,
  psychologist_id uuid not null,
  amount numeric(10, 2) not null check (amount > 0),
  payment_method text not null,
  status text not null check (status in ('paid', 'pending', 'failed', 'refunded')),
  notes text,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint payments_appointment foreign key (tenant_id, appointment_id) references appointments (tenant_id, id),
  constraint payments_patient foreign key (tenant_id, patient_id) references patients (tenant_id, id)
);
create unique index payments_one_paid on payments (tenant_id, appointment_id) where status = 'paid';
create index payments_by_time on payments (tenant_id, psychologist_id, created_at);

do $$
declare
  name text;
begin
  foreach name in array array['patient_invites', 'availability_periods', 'availability_blocks', 'recurring_breaks',
    'recurring_appointments', 'payments']
  loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_wall on %I to app_user using (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to app_user', name);
  end loop;
end $$;
