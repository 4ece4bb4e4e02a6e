-- Devices on which a person has signed in before. Their attempts are counted apart, so that strangers' guesses do not
-- keep the person out.
create table known_devices (
  tenant_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of the person's id and a secret that the device keeps: the same device is another one to each person.
  proof text not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id, proof),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

alter table known_devices enable row level security;
create policy tenant_wall on known_devices to app_user using (tenant_id = current_tenant());
grant select, insert, update, delete on known_devices to app_user;
