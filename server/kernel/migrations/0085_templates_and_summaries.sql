-- Texts that psychologists begin notes with, and the summary that a note's author stands by.

create table note_templates (
  tenant_id uuid not null,
  id uuid not null,
  psychologist_id uuid not null,
  name text not null,
  text text not null,
  v bigint not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint note_templates_psychologist foreign key (tenant_id, psychologist_id) references users (tenant_id, id)
);
create index note_templates_of on note_templates (tenant_id, psychologist_id);
alter table note_templates enable row level security;
create policy tenant_wall on note_templates to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on note_templates to app_user;
alter table note_templates alter column name set statistics 0;
alter table note_templates alter column text set statistics 0;

alter table notes add column reviewed_summary jsonb;
alter table notes alter column reviewed_summary set statistics 0;
