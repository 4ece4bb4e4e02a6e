-- When a patient's cancellation reached the server, beside when the patient asked for it.
alter table appointments add column patient_cancel_received_at timestamptz;
