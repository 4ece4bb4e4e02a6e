-- What a practice used of its plan's AI calls, a row a calendar month.
create table ai_usage (
  tenant_id uuid not null references tenants (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  count integer not null default 0 check (count >= 0),
  primary key (tenant_id, month)
);
alter table ai_usage enable row level security;
create policy tenant_wall on ai_usage to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on ai_usage to app_user;
