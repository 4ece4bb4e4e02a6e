-- What a patient wrote with a booking, apart from what the staff write.

alter table appointments add column patient_notes text;
alter table appointments alter column patient_notes set statistics 0;
