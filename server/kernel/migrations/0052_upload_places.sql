-- The recordings of a practice that instances work on now: counted here, so that all instances agree.

create table upload_places (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- A dead instance's place becomes free when this has passed.
  leased_until timestamptz not null,
  primary key (tenant_id, id)
);
alter table upload_places enable row level security;
create policy tenant_wall on upload_places to app_user using (tenant_id = current_tenant());
grant select, insert, delete on upload_places to app_user;
