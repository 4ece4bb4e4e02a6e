-- A package that continues another psychologist's: its sessions were paid there, and nothing was received for it. The
-- other one says how many of its sessions, and what worth, go on so.
alter table packages
  add column continues uuid,
  add column passed_sessions integer check (passed_sessions > 0),
  add column passed_amount numeric(10, 2) check (passed_amount > 0);
alter table packages add constraint packages_continues
  foreign key (tenant_id, continues) references packages (tenant_id, id);
