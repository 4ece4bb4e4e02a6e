-- The day on which money came (null of before: the day of its registration), which payments came as one transfer, and what a
-- patient's session costs.
alter table payments add column paid_on date, add column transaction_id uuid;
create index payments_of_transaction on payments (tenant_id, transaction_id) where transaction_id is not null;
alter table patients add column session_fee numeric(10, 2) check (session_fee > 0);
