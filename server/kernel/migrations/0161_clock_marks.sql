-- Until when the server's clock was believed: jobs that forget wait where it is far beyond. See `server/engine/jobs/trusted-clock.ts`.
-- Only the owner reads it, and no copy takes it along.
create table clock_marks (
  name text primary key,
  at timestamptz not null
);
