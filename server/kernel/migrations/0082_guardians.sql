-- Who answers for a patient under age and has authorised the care in writing, and who pays where it is not the patient. Invitations
-- get links that their staff hand over themselves: those prove no address.
alter table patients
  add column guardian_name text,
  add column guardian_relation text,
  add column guardian_cpf text,
  add column guardian_phone text,
  add column guardian_email text,
  add column guardian_authorized_on date,
  add column payer_name text,
  add column payer_cpf text;
alter table patients
  alter column guardian_name set statistics 0,
  alter column guardian_relation set statistics 0,
  alter column guardian_cpf set statistics 0,
  alter column guardian_phone set statistics 0,
  alter column guardian_email set statistics 0,
  alter column payer_name set statistics 0,
  alter column payer_cpf set statistics 0;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in (
    'verify_email', 'reset_password', 'patient_invite', 'handed_invite', 'confirm_email', 'undo_email'));
