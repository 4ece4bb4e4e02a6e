-- Money that came without a day counted on the day of its registration, by the practice's zone of today. That day is kept
-- now: another zone would move it. What a package paid for has none.
with dated as materialized (
  select p.tenant_id, p.id, (p.created_at at time zone t.time_zone)::date as paid_on
  from payments p
  join tenants t on t.id = p.tenant_id
  where p.paid_on is null and p.package_id is null and p.status in ('paid', 'refunded')
), kept as (
  update payments p set paid_on = d.paid_on
  from dated d where p.tenant_id = d.tenant_id and p.id = d.id
), changed as materialized (
  select f.tenant_id, f.doc_id, f.audience,
    (f.body::jsonb || jsonb_build_object('paidOn', d.paid_on))::text as body
  from dated d
  join feed f on f.tenant_id = d.tenant_id and f.entity = 'payments' and f.doc_id = d.id
  where f.body is not null
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from changed)
  returning t.id, t.seq
)
update feed f set v = s.seq, body = c.body
from changed c join stamped s on s.id = c.tenant_id
where f.tenant_id = c.tenant_id and f.entity = 'payments' and f.doc_id = c.doc_id
  and f.audience = c.audience;
