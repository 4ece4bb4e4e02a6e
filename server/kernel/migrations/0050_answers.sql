-- What writes with an Idempotency-Key were answered, so that a repeat gets the same.

create table answers (
  tenant_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  -- Stands for the route and the body: other data under the same key is told from a repeat.
  fingerprint text not null,
  status integer not null,
  body text not null,
  at timestamptz not null,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index answers_by_age on answers (at);
alter table answers enable row level security;
create policy tenant_wall on answers to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on answers to app_user;
