-- A receipt keeps its text as it was issued, those that it replaces, and what the patient's portal
-- may have of them.
alter table payment_receipts
  add column paper jsonb,
  add column earlier jsonb,
  add column in_portal jsonb;
alter table payment_receipts
  alter column paper set statistics 0,
  alter column earlier set statistics 0,
  alter column in_portal set statistics 0;

-- The texts of those of before are made once, of what is known then.
insert into jobs (tenant_id, kind, key, payload, run_at)
select tenant_id, 'receipts.keepTexts', 'receipts.keepTexts:' || psychologist_id,
  jsonb_build_object('psychologistId', psychologist_id), to_timestamp(0)
from payment_receipts where number is not null
group by tenant_id, psychologist_id
on conflict do nothing;
