-- An address belongs to the account that proved it (account_emails). Accounts that only name it stand beside, any number
-- of them, and never in its way: they sign in with it, and one of them gets it when its person opens a link that was
-- mailed there.
create table address_claims (
  tenant_id uuid not null,
  user_id uuid not null,
  email text not null check (email = lower(email)),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index address_claims_of on address_claims (email, user_id);

alter table address_claims enable row level security;
create policy tenant_wall on address_claims to app_user using (tenant_id = current_tenant());
create policy directory on address_claims for select to app_directory using (true);
grant select, insert, update, delete on address_claims to app_user;
grant select on address_claims to app_directory;

insert into address_claims (tenant_id, user_id, email)
select tenant_id, id, email from users where email_verified_at is null;
delete from account_emails a using users u
where u.tenant_id = a.tenant_id and u.id = a.user_id and u.email = a.email and u.email_verified_at is null;

-- Counts in the transaction of what is counted, for who may not see the table.
create function count_attempt(subject text, window_start timestamptz, window_end timestamptz) returns integer
  language sql security definer set search_path = public
  as $$
    insert into attempts (subject, window_start, window_end, count) values ($1, $2, $3, 1)
    on conflict (subject, window_start) do update set count = attempts.count + 1
    returning count
  $$;
revoke all on function count_attempt(text, timestamptz, timestamptz) from public;
grant execute on function count_attempt(text, timestamptz, timestamptz) to app_user;
