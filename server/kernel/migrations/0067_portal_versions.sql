-- What patients must not have received: the staff's reason for cancelling leaves the feed of their portals, with a number
-- of the sequence that makes devices which hold it read the session anew. And the sessions of portals whose patients are
-- all inactive end; that nobody opens another one is up to the server.

-- In steps that are each carried out as they stand: as one, PostgreSQL takes the sessions with a reason for very few and
-- compares every one of them with every patient, which at ten years of data took minutes.
with portals as materialized (
  select distinct tenant_id, 'user:' || user_id as audience from patients where user_id is not null
), versions as materialized (
  select tenant_id, doc_id, audience, body
  from feed join portals using (tenant_id, audience)
  where entity = 'appointments' and body is not null
), reasons as materialized (
  select tenant_id, doc_id, audience from versions where body::jsonb ? 'cancellationReason'
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
