-- Bytes that a practice has had written on a day (UTC), so that none fills the disk of all.
alter table tenants add column written_on date;
alter table tenants add column written_bytes bigint not null default 0;

-- Practices that the operator has removed: nothing else of them is left.
create table removed_practices (
  tenant_id uuid primary key,
  domain text not null,
  rows_removed bigint not null,
  removed_at timestamptz not null
);
