-- A random mark of each transaction that writes. A cursor repeats the newest one that its device has seen: a mark that is
-- not here belongs to a history from which this one was set back.
create table history_marks (
  tenant_id uuid not null,
  -- At least so far the histories agree that both have this mark.
  v bigint not null,
  mark bigint not null,
  at timestamptz not null default now(),
  primary key (tenant_id, mark)
);
select keep_by_practice('history_marks');

alter table tenants add column mark bigint;
