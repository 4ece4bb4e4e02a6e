-- What has been kept a week is forgotten for all practices at once: by a function, as all that asks every practice is.

create function forget_transcriptions(made_before timestamptz) returns void
  language plpgsql security definer
  set search_path = public
  as $$ begin
    delete from transcriptions t where t.created_at < $1;
  end $$;
revoke all on function forget_transcriptions(timestamptz) from public;
grant execute on function forget_transcriptions(timestamptz) to app_worker;

drop policy worker on transcriptions;
revoke select (created_at), delete on transcriptions from app_worker;
