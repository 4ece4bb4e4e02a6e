-- When patients may book with a psychologist, which is all that their devices are told of the agenda.

create table free_times (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  until timestamptz,
  lengths jsonb not null,
  v bigint not null default 0,
  primary key (tenant_id, id),
  constraint free_times_psychologist
    foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
alter table free_times alter column lengths set statistics 0;
alter table free_times enable row level security;
create policy tenant_wall on free_times to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on free_times to app_user;

-- Whose times the runner of jobs has to keep up; it sees nothing else of the practices.
create function tenants_with_portals() returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select distinct tenant_id from patients where user_id is not null $$;
revoke all on function tenants_with_portals() from public;
grant execute on function tenants_with_portals() to app_worker;
