-- What was made of an uploaded recording, so that a repeated upload costs once. The recording itself is never kept, and
-- the text only until devices have had a day to ask again.

create table transcriptions (
  tenant_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  -- SHA-256 of the recording: the same key with another one is an error.
  fingerprint text not null,
  -- Absent while an instance works on it.
  text text,
  leased_until timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index transcriptions_by_age on transcriptions (created_at);

alter table transcriptions enable row level security;
create policy tenant_wall on transcriptions to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on transcriptions to app_user;
-- The runner of jobs forgets old ones, and can read nothing but their age.
create policy worker on transcriptions to app_worker using (true);
grant select (created_at), delete on transcriptions to app_worker;
