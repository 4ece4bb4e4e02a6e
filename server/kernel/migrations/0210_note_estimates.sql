-- What a reading of a note came to, and which program read it. Of notes that were read before,
-- the program is not known.
alter table notes
  add column estimate text check (estimate in ('scored', 'mixed', 'none', 'risk')),
  add column reader jsonb;
alter table notes alter column reader set statistics 0;
