-- Patients see their own payments, packages, receipts and consents, and of their psychologist's professional data what was
-- made for them, once the psychologist has it shown.
alter table professional_profiles
  add column offered_pix jsonb,
  add column receipt_issuer jsonb;
alter table professional_profiles
  alter column offered_pix set statistics 0,
  alter column receipt_issuer set statistics 0;

alter table payment_receipts add column patient_id uuid;
create index payment_receipts_of_patient on payment_receipts (tenant_id, patient_id);

-- What portals are to hold from now on of what was written before, in steps that are each carried out as they stand.
with portals as materialized (
  select tenant_id, id, user_id, consents from patients where user_id is not null
), money as materialized (
  select tenant_id, 'payments' as entity, id, patient_id, psychologist_id from payments
  union all
  select tenant_id, 'packages', id, patient_id, psychologist_id from packages
), added as materialized (
  select f.tenant_id, f.entity, f.doc_id, 'user:' || p.user_id as audience, f.hot_at,
    (f.body::jsonb - 'notes')::text as body
  from money m
  join portals p on p.tenant_id = m.tenant_id and p.id = m.patient_id
  join feed f on f.tenant_id = m.tenant_id and f.entity = m.entity and f.doc_id = m.id
    and f.audience = 'user:' || m.psychologist_id
  where f.body is not null
), agreed as materialized (
  select f.tenant_id, f.entity, f.doc_id, f.audience, f.hot_at,
    (f.body::jsonb || jsonb_build_object('consents', p.consents))::text as body
  from portals p
  join feed f on f.tenant_id = p.tenant_id and f.entity = 'patients' and f.doc_id = p.id
    and f.audience = 'user:' || p.user_id
  where f.body is not null and p.consents is not null
), shown as materialized (
  select * from added union all select * from agreed
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from shown)
  returning t.id, t.seq
)
insert into feed (tenant_id, entity, doc_id, audience, v, hot_at, body)
select s.tenant_id, s.entity, s.doc_id, s.audience, t.seq, s.hot_at, s.body
from shown s join stamped t on t.id = s.tenant_id
on conflict (tenant_id, entity, doc_id, audience)
  do update set v = excluded.v, hot_at = excluded.hot_at, body = excluded.body;
