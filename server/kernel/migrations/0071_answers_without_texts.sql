-- Answers keep no clinical text: what held some is made anew from its document. The table holds 90 days at most, and only
-- of clients that send an Idempotency-Key.
alter table answers alter column body drop not null;
update answers set body = null
  where body ~ '"(plaintext|summary|rationale|medicalHistory|currentMedications|allergies|title|description|notes|clinicalNotes|reason|cancellationReason)":"[^"]';
