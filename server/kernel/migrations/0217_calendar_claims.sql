-- Events of a calendar that was left, which had become sessions. Once it is connected again each
-- stands for its session.
create table calendar_claims (
  tenant_id uuid not null,
  user_id uuid not null,
  calendar_id text not null,
  event_id text not null,
  appointment_id uuid not null,
  primary key (tenant_id, user_id, calendar_id, event_id)
);
select keep_by_practice('calendar_claims');
select keep_out_of_statistics('calendar_claims', 'calendar_id', 'event_id');
alter table calendar_claims
  add constraint calendar_claims_user foreign key (tenant_id, user_id)
    references users (tenant_id, id) on delete cascade;
