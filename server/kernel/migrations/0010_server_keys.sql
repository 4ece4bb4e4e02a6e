-- Secrets that all instances on one database share, made by the first that needs them. Only the owner reads them.

create table server_keys (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
