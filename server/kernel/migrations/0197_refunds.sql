-- How much of a payment or a package was given back, and on which day: the month in which it came stays as it was.
alter table payments
  add column refunded_on date,
  add column refunded_amount numeric(10, 2) check (refunded_amount > 0);
alter table packages
  add column refunded_on date,
  add column refunded_amount numeric(10, 2) check (refunded_amount > 0),
  add column is_refund_filled boolean;
create index payments_refunded on payments (tenant_id, refunded_on) where refunded_on is not null;

-- Of packages that were cancelled before, what was not used counted as given back. The day is that of the cancellation.
-- Refunded payments of before have no day that anybody said, and count neither in one month nor in the other.
with unused as materialized (
  select k.tenant_id, k.id,
    greatest(k.paid_on, (k.cancelled_at at time zone t.time_zone)::date) as refunded_on,
    k.amount - coalesce((select sum(p.amount) from payments p
      where p.tenant_id = k.tenant_id and p.package_id = k.id), 0) as refunded_amount
  from packages k
  join tenants t on t.id = k.tenant_id
  where k.cancelled_at is not null
)
update packages k
set refunded_on = u.refunded_on, refunded_amount = u.refunded_amount, is_refund_filled = true
from unused u
where k.tenant_id = u.tenant_id and k.id = u.id and u.refunded_amount > 0;

-- The versions that devices hold follow.
with changed as materialized (
  select k.tenant_id, f.doc_id, f.audience,
    (f.body::jsonb || jsonb_build_object('refundedOn', k.refunded_on, 'refundedAmount', k.refunded_amount,
      'isRefundFilled', true))::text as body
  from packages k
  join feed f on f.tenant_id = k.tenant_id and f.entity = 'packages' and f.doc_id = k.id
  where k.is_refund_filled and f.body is not null
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from changed)
  returning t.id, t.seq
)
update feed f set v = s.seq, body = c.body
from changed c join stamped s on s.id = c.tenant_id
where f.tenant_id = c.tenant_id and f.entity = 'packages' and f.doc_id = c.doc_id and f.audience = c.audience;
