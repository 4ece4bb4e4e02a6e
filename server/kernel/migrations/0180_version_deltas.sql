-- A version may be kept as its difference from an earlier one of its note: most edits change a sentence of a long text.
-- At most 15 differences follow a whole text. All versions of a note go together, so none loses what it follows.
alter table note_versions
  alter column plaintext drop not null,
  add column base_v bigint check (base_v < v),
  add column depth smallint not null default 0 check (depth between 0 and 15),
  add column delta text,
  add column submitted_delta text,
  add constraint note_versions_whole_or_delta check (
    (plaintext is null) = (delta is not null)
    and (delta is null) = (base_v is null)
    and (delta is null) = (depth = 0)
    and (submitted is null or submitted_delta is null)
  );
select keep_out_of_statistics('note_versions', 'delta');
select keep_out_of_statistics('note_versions', 'submitted_delta');
