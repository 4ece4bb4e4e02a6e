-- When everything was copied, by whichever instance or command: what the health answer tells. Only the
-- owner reads it, and no copy takes it along.

create table copies_made (
  made_at timestamptz primary key,
  bytes bigint not null
);
