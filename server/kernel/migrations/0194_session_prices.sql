-- A session keeps its price, and a patient the fees of before, each with its end.
alter table patients add column earlier_fees jsonb;
alter table appointments
  add column price numeric(10, 2) check (price >= 0),
  add column earlier_prices jsonb,
  add column is_free boolean,
  add column patient_name text;
alter table patients alter column earlier_fees set statistics 0;
alter table appointments
  alter column earlier_prices set statistics 0,
  alter column patient_name set statistics 0;

-- An amount below the price: the rest is forgiven, or still to come. One payment settles a session.
alter table payments add column rest text check (rest in ('discount', 'due'));
drop index payments_one_paid;
create unique index payments_one_paid on payments (tenant_id, appointment_id)
  where status = 'paid' and rest is distinct from 'due';

-- The fee of today is all that is known of sessions from before. It is kept where their psychologist no longer sees
-- the patient. Sessions for free say so for the patient's own portal.
with filled as materialized (
  select a.tenant_id, a.id, a.psychologist_id, p.session_fee as price, p.session_fee = 0 as is_free,
    case when is_gone then p.name end as patient_name
  from appointments a
  join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
  cross join lateral (
    select p.sealed_at is not null or p.psychologist_id is distinct from a.psychologist_id as is_gone
  ) g
  where case
    when is_gone then a.status <> 'cancelled' and a.start_at < now()
    else p.session_fee = 0 and a.status in ('completed', 'no_show')
  end
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from filled)
  returning t.id, t.seq
), written as (
  update appointments a
  set price = f.price, is_free = f.is_free, patient_name = f.patient_name, v = t.seq
  from filled f join stamped t on t.id = f.tenant_id
  where a.tenant_id = f.tenant_id and a.id = f.id
)
update feed b
set v = t.seq,
  body = (
    b.body::jsonb || jsonb_build_object('isFree', f.is_free)
    || case
      when b.audience in ('administrators', 'user:' || f.psychologist_id)
      then jsonb_build_object('price', f.price, 'patientName', f.patient_name)
      else '{}'
    end
  )::text
from filled f join stamped t on t.id = f.tenant_id
where b.tenant_id = f.tenant_id and b.entity = 'appointments' and b.doc_id = f.id and b.body is not null;
