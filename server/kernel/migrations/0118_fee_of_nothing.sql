-- A fee of nothing says that a patient is treated for free; without one nobody has said what a session costs.
alter table patients drop constraint patients_session_fee_check;
alter table patients add constraint patients_session_fee_check check (session_fee >= 0);
