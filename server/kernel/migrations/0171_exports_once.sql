-- A device tells of a file that it made until it is answered: each file is one event of its person.
create index security_events_of_export
  on security_events (tenant_id, actor_id, (details ->> 'exportId')) where details ? 'exportId';
