-- Columns that came after 0078 and were forgotten there: the planner's statistics held addresses of invited people, names
-- of practices that are gone, and hashes of notes.
select keep_out_of_statistics('member_invites', 'email');
select keep_out_of_statistics('removed_practices', 'domain');
select keep_out_of_statistics('note_versions', 'based_on', 'plain_hash', 'submitted_hash');

do $$
declare
  one record;
begin
  for one in
    select s.tablename, s.attname, a.attrelid, a.attnum, format_type(a.atttypid, a.atttypmod) as type
    from pg_stats s
    join pg_attribute a on a.attrelid = format('public.%I', s.tablename)::regclass and a.attname = s.attname
    where s.schemaname = 'public' and (s.tablename || '.' || s.attname) in (
      'member_invites.email', 'removed_practices.domain', 'note_versions.based_on', 'note_versions.plain_hash',
      'note_versions.submitted_hash')
  loop
    begin
      delete from pg_statistic where starelid = one.attrelid and staattnum = one.attnum;
    exception when insufficient_privilege then
      -- As in 0078: the same type again is the owner's one way to forget a column's sample.
      begin
        execute format('alter table %I alter column %I type %s', one.tablename, one.attname, one.type);
      exception when feature_not_supported or insufficient_privilege then
        raise warning 'The sample of %.% stays.', one.tablename, one.attname;
      end;
    end;
  end loop;
end $$;
