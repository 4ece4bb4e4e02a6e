-- That Google lost many sessions at once, about which the psychologist is asked.
alter table users add column calendar_ask jsonb;
select keep_out_of_statistics('users', 'calendar_ask');
