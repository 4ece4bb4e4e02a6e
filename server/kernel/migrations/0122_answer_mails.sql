-- Mails to patients about what became of the times that they asked for.

alter table users add column answers_mailed boolean;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in (
    'verify_email', 'reset_password', 'patient_invite', 'handed_invite', 'confirm_email', 'undo_email',
    'stop_reminders', 'member_invite', 'handed_member_invite', 'stop_answers'
  ));
