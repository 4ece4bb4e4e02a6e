-- When the server received a note and its last change, beside the times of the person's own clock. Unknown of older ones.

alter table notes add column received_at timestamptz, add column update_received_at timestamptz;
alter table note_versions add column received_at timestamptz;
