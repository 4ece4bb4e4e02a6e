-- 0125 was written anew on the day on which it came: a database that had had it by then kept its first function.
create or replace function keep_out_of_statistics(changed regclass, variadic columns text[]) returns void
  language plpgsql set search_path = public
  as $$
  declare
    one text;
  begin
    set local citus.enable_ddl_propagation = off;
    foreach one in array columns loop
      execute format('alter table %s alter column %I set statistics 0', changed, one);
    end loop;
    set local citus.enable_ddl_propagation = on;
  end $$;

-- A database that had had 0078 before there was 0072 kept samples of the archive: records that were erased since stood
-- in the planner's statistics, where nothing erased them.
select keep_out_of_statistics('archive', 'entity', 'document', 'record_kind', 'reason');
select keep_out_of_statistics('disposals', 'record_kind', 'basis', 'items');

do $$
declare
  one record;
begin
  for one in
    select s.tablename, s.attname, a.attrelid, a.attnum
    from pg_stats s
    join pg_attribute a on a.attrelid = format('public.%I', s.tablename)::regclass and a.attname = s.attname
    where s.schemaname = 'public' and s.tablename in ('archive', 'disposals') and a.atttypid = 'text'::regtype
  loop
    begin
      delete from pg_statistic where starelid = one.attrelid and staattnum = one.attnum;
    exception when insufficient_privilege then
      -- As in 0078: the same type again is the owner's one way to forget a column's sample.
      begin
        execute format('alter table %I alter column %I type text', one.tablename, one.attname);
      exception when feature_not_supported or insufficient_privilege then
        raise warning 'The sample of %.% stays.', one.tablename, one.attname;
      end;
    end;
  end loop;
end $$;
