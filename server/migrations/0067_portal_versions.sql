-- What patients must not have received: the staff's reason for cancelling leaves the feed of their portals, with a number
-- of the sequence that makes devices which hold it read the session anew. And the sessions of portals whose patients are
-- all inactive end; that nobody opens another one is up to the server.

with reasons as (
  select f.tenant_id, f.doc_id, f.audience
  from feed f
  join (select distinct tenant_id, user_id from patients where user_id is not null) p
    on p.tenant_id = f.tenant_id and f.audience = 'user:' || p.user_id
  where f.entity = 'appointments' and f.body is not null and f.body::jsonb ? 'cancellationReason'
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from reasons)
  returning t.id, t.seq
)
update feed f set v = s.seq, body = (f.body::jsonb - 'cancellationReason')::text
from reasons r join stamped s on s.id = r.tenant_id
where f.tenant_id = r.tenant_id and f.entity = 'appointments' and f.doc_id = r.doc_id and f.audience = r.audience;

update sessions s set revoked_at = now()
from users u
where u.tenant_id = s.tenant_id and u.id = s.user_id and u.role = 'patient' and s.revoked_at is null
  and not exists (
    select from patients p where p.tenant_id = u.tenant_id and p.user_id = u.id and p.is_active);
