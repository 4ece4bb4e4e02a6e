-- What patients have agreed to (recording, transcription, AI), and since when a practice asks for it before notes are read.
-- Absent in all rows of before: nothing that ran stops.
alter table patients add column consents jsonb;
alter table patients alter column consents set statistics 0;
alter table tenants add column ai_consent_since timestamptz;
