-- What reports and dashboards look up: a session's payments, a clinic's payments and an author's notes by time.

create index payments_of_appointment on payments (tenant_id, appointment_id);
create index payments_of_clinic on payments (tenant_id, created_at);
create index notes_by_time on notes (tenant_id, psychologist_id, created_at);
