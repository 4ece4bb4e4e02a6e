-- Periods and blocks keep the clock times that were said. Without them another time zone of the practice moved them.
alter table availability_periods
  add column start_clock text,
  add column end_clock text;
alter table availability_periods
  alter column start_clock set statistics 0,
  alter column end_clock set statistics 0;
alter table availability_blocks
  add column start_clock text,
  add column end_clock text;
alter table availability_blocks
  alter column start_clock set statistics 0,
  alter column end_clock set statistics 0;

-- What is there was said by the clocks of today's zone. Whole days begin at 00:00, also where a change of clocks skips it.
-- A zone that this database does not know leaves the row without: then it is read as before.
with spans as materialized (
  select 'availabilityPeriods' as entity, tenant_id, id, start_at, end_at from availability_periods
  union all
  select 'availabilityBlocks', tenant_id, id, start_at, end_at from availability_blocks
), shown as materialized (
  select s.*, t.time_zone,
    s.start_at at time zone t.time_zone as starts, s.end_at at time zone t.time_zone as ends
  from spans s
  join tenants t on t.id = s.tenant_id
  where t.time_zone in (select name from pg_timezone_names)
), judged as materialized (
  select *,
    date_trunc('day', starts) at time zone time_zone = start_at
      and date_trunc('day', ends) at time zone time_zone = end_at as is_whole
  from shown
), clocks as materialized (
  select entity, tenant_id, id,
    to_char(case when is_whole then date_trunc('day', starts) else starts end, 'YYYY-MM-DD"T"HH24:MI') as start_clock,
    to_char(case when is_whole then date_trunc('day', ends) else ends end, 'YYYY-MM-DD"T"HH24:MI') as end_clock
  from judged
), periods as (
  update availability_periods p set start_clock = c.start_clock, end_clock = c.end_clock
  from clocks c where c.entity = 'availabilityPeriods' and c.tenant_id = p.tenant_id and c.id = p.id
), blocks as (
  update availability_blocks b set start_clock = c.start_clock, end_clock = c.end_clock
  from clocks c where c.entity = 'availabilityBlocks' and c.tenant_id = b.tenant_id and c.id = b.id
), stamped as (
  update tenants t set seq = seq + 1 where t.id in (select tenant_id from clocks)
  returning t.id, t.seq
)
update feed f set v = t.seq,
  body = (f.body::jsonb || jsonb_build_object('startClock', c.start_clock, 'endClock', c.end_clock))::text
from clocks c join stamped t on t.id = c.tenant_id
where f.tenant_id = c.tenant_id and f.entity = c.entity and f.doc_id = c.id and f.body is not null;
