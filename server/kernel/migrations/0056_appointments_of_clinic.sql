-- An administrator's history, reports and next sessions: the whole clinic's by time.

create index appointments_of_clinic on appointments (tenant_id, start_at);
