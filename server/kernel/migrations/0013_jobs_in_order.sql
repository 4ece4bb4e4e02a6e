-- The next jobs are read off an index in their order, however many wait.
drop index jobs_due;
create index jobs_due on jobs (run_at, created_at, id) where failed_at is null;
