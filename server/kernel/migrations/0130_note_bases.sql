-- An edit names the text that it was made from by a hash, and is merged from there. Versions from before have none.
-- A text that waits beside its note is a version too, of its own kind.
alter table note_versions
  add column is_aside boolean not null default false,
  add column based_on text,
  add column plain_hash text,
  add column submitted_hash text;
