-- A periodic job has one row for good, also while an instance works on it: `jobs_one_waiting` alone let an instance that
-- started at that moment add a second.
delete from jobs later using jobs first
  where later.key = first.key and later.key like 'periodic:%'
    and (later.created_at, later.id) > (first.created_at, first.id);
create unique index jobs_one_periodic on jobs (key) where key like 'periodic:%';
