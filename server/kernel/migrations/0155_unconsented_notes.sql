-- A note that no program has read, since the patient has not agreed to it.
alter table notes
  drop constraint notes_summary_status_check,
  add constraint notes_summary_status_check
    check (summary_status in ('processing', 'summarized', 'failed', 'quota', 'unconsented'));
