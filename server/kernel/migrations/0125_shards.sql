-- For migrations from here on, which run on databases of one machine and on those whose practices are spread over several
-- (Citus) alike.

create function is_sharded() returns boolean
  language plpgsql stable set search_path = public
  as $$ begin
    if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
    return exists (select from pg_catalog.pg_dist_partition where logicalrelid = 'tenants'::regclass);
  end $$;

-- A new table of practices, by `tenant_id`: behind the wall, and where its practice stands. Call it before keys into other
-- tables are added, which are refused until both stand there.
create function keep_by_practice(added regclass) returns void
  language plpgsql set search_path = public
  as $$ begin
    execute format('alter table %s enable row level security', added);
    execute format('create policy tenant_wall on %s to app_user using (tenant_id = current_tenant())', added);
    execute format('grant select, insert, update, delete on %s to app_user', added);
    if is_sharded() then
      perform create_distributed_table(added, 'tenant_id', colocate_with => 'tenants');
    end if;
  end $$;

-- Keeps what people write out of the planner's samples (see `0078_texts_out_of_statistics.sql`). Where practices are spread,
-- `npm run distribute` brings it to the parts that there are.
create function keep_out_of_statistics(changed regclass, variadic columns text[]) returns void
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
revoke all on function is_sharded(), keep_by_practice(regclass), keep_out_of_statistics(regclass, text[]) from public;
