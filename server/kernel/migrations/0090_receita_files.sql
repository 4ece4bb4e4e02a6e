-- What was declared to the Receita Federal by files of Receita Saúde, so that nothing is declared twice.

create table receita_files (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  month text not null,
  sha256 text not null,
  lines jsonb not null,
  settled jsonb not null default '[]',
  withdrawn_at timestamptz,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint receita_files_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index receita_files_of on receita_files (tenant_id, psychologist_id);
alter table receita_files
  alter column sha256 set statistics 0,
  alter column lines set statistics 0,
  alter column settled set statistics 0;
alter table receita_files enable row level security;
create policy tenant_wall on receita_files to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on receita_files to app_user;
