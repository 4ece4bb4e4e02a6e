-- The planner's statistics are samples of values: names, notes and documents have no place there, where nothing erases
-- them with their rows. Left are words of ours, ids and numbers, by which rows are sought.
do $$
declare
  one record;
begin
  for one in
    select c.oid as relation, c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'text[]'::regtype, 'json'::regtype,
        'jsonb'::regtype, 'bytea'::regtype)
      and c.relname not in ('plans', 'schema_migrations')
      and (c.relname || '.' || a.attname) not in (
        'tenants.kind', 'tenants.time_zone', 'tenants.plan_id', 'users.role', 'appointments.status',
        'notes.summary_status', 'payments.status', 'payments.payment_method', 'patient_invites.status',
        'feed.entity', 'feed.audience', 'client_documents.entity', 'jobs.kind', 'jobs.key',
        'one_time_tokens.purpose', 'ai_usage.month', 'calendar_links.origin', 'security_events.kind',
        'record_reads.part')
  loop
    execute format('alter table %I alter column %I set statistics 0', one.relname, one.attname);
    if exists (
      select from pg_stats where schemaname = 'public' and tablename = one.relname and attname = one.attname)
    then
      begin
        delete from pg_statistic where starelid = one.relation and staattnum = one.attnum;
      exception when insufficient_privilege then
        -- The same type again: the one way by which a table's owner, who is no superuser, forgets a column's sample.
        begin
          execute format('alter table %I alter column %I type %s', one.relname, one.attname, one.type);
        exception when feature_not_supported or insufficient_privilege then
          raise warning 'The sample of %.% stays.', one.relname, one.attname;
        end;
      end;
    end if;
  end loop;
  -- An index on an expression has samples of its own. Those of a column that was rebuilt above are gone.
  for one in
    select i.indexrelid as relation, c.relname, a.attnum
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_attribute a on a.attrelid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indkey[a.attnum - 1] = 0
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
  loop
    execute format('alter index %I alter column %s set statistics 0', one.relname, one.attnum);
    begin
      delete from pg_statistic where starelid = one.relation and staattnum = one.attnum;
    exception when insufficient_privilege then
      null;
    end;
  end loop;
end $$;
