-- What a person recognises a sign-in by: the kind of device in plain words, and when it was last heard of (to the hour).
alter table sessions add column device text;
alter table sessions add column seen_at timestamptz;
alter table sessions alter column device set statistics 0;

-- What was done with one account, the newest first.
create index security_events_of_subject on security_events (tenant_id, subject_id, id);
create index security_events_of_actor on security_events (tenant_id, actor_id, id);
