-- Where a note stands: in the patient's record or in what is the psychologist's own, and when it left the record. Null of a
-- note: it was written before there were two and stands in the record. Null of a practice: its new notes go there.
alter table notes add column shelf text check (shelf in ('record', 'private')), add column left_record_at timestamptz;
alter table notes alter column shelf set statistics 0;
alter table tenants add column note_shelf text check (note_shelf in ('record', 'private'));
alter table tenants alter column note_shelf set statistics 0;
