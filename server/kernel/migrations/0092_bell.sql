-- What a person put aside of the bell, and what patients did to the agenda by themselves.

create table bell_dismissals (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  items jsonb not null,
  v bigint not null default 0,
  primary key (tenant_id, id),
  constraint bell_dismissals_user foreign key (tenant_id, user_id) references users (tenant_id, id)
);
alter table bell_dismissals enable row level security;
create policy tenant_wall on bell_dismissals to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on bell_dismissals to app_user;
alter table bell_dismissals alter column items set statistics 0;

alter table appointments add column patient_booked_at timestamptz;
alter table appointments add column patient_cancelled_at timestamptz;
