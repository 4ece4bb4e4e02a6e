-- When an account that its person asked to close is closed; null while nobody asked.
alter table users add column closes_at timestamptz;
create index users_closing on users (closes_at) where closes_at is not null;

-- Where the runner of jobs has to look for accounts that are due; it sees nothing else of the practices.
create function tenants_with_closings(due timestamptz) returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select distinct tenant_id from users where closes_at <= due $$;
revoke all on function tenants_with_closings(timestamptz) from public;
grant execute on function tenants_with_closings(timestamptz) to app_worker;
