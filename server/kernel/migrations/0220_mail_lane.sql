-- Mail has places of its own among the jobs: what is due is looked up by kind.
create index jobs_due_by_kind on jobs (kind, run_at, created_at, id) where failed_at is null;

-- When a mail server took the mail with the link. Links of mails that never left count against nobody.
alter table one_time_tokens add column mailed_at timestamptz;
update one_time_tokens set mailed_at = created_at;
