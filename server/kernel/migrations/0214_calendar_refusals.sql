-- Writes that Google refused, by the session that they are for. An insert has no link to note it on.
create table calendar_refusals (
  tenant_id uuid not null,
  user_id uuid not null,
  appointment_id uuid not null,
  kind text not null check (kind in ('insert', 'update', 'delete')),
  -- The time that was to be written; of a removal, the event's.
  start_at timestamptz not null,
  end_at timestamptz not null,
  code text not null,
  tries integer not null,
  refused_at timestamptz not null,
  -- The same write is not tried before.
  retry_at timestamptz not null,
  primary key (tenant_id, user_id, appointment_id)
);
select keep_by_practice('calendar_refusals');
alter table calendar_refusals
  add constraint calendar_refusals_integration foreign key (tenant_id, user_id)
    references calendar_integrations (tenant_id, user_id) on delete cascade;
