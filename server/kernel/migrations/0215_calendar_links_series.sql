-- An event of a series is known by its series and the time that the series gave it. Its id changes
-- when the series is moved or divided.
alter table calendar_links
  add column series_id text,
  add column series_start_at timestamptz,
  -- Since when the event is gone in Google, while nothing has followed from it here.
  add column gone_at timestamptz,
  -- The person is asked what is to become of the session.
  add column held_at timestamptz,
  -- It stands in another calendar of the account.
  add column is_elsewhere boolean not null default false;
select keep_out_of_statistics('calendar_links', 'series_id');
create index calendar_links_gone on calendar_links (tenant_id, user_id) where gone_at is not null;
