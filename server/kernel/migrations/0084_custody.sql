-- Each version of a note is sealed: the hash of its text and of the version before. A job seals those that are here already.

-- Of chance, so that a hash that outlives its text does not tell which text it was. Goes with its row.
alter table note_versions add column salt uuid not null default gen_random_uuid();

-- Rows are added and never changed, and stay when the texts are erased. `src/domain/custody/chain.ts` says how they are made.
create table note_chain (
  tenant_id uuid not null references tenants (id),
  note_id uuid not null,
  number integer not null,
  -- Which version of the note it is.
  v bigint not null,
  at timestamptz not null,
  received_at timestamptz,
  sealed_at timestamptz not null,
  author_id uuid,
  text_hash text not null,
  hash text not null,
  primary key (tenant_id, note_id, number),
  unique (tenant_id, note_id, v)
);
alter table note_chain alter column text_hash set statistics 0, alter column hash set statistics 0;
alter table note_chain enable row level security;
create policy tenant_wall on note_chain to app_user using (tenant_id = current_tenant());
grant select, insert on note_chain to app_user;
