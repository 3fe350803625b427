-- Counts the versions of a strategy, and tells the event streams that it changed.
create or replace function announce_strategy()
returns trigger
language plpgsql
as $$
begin
  perform pg_notify('flow_strategy', old.id::text);
  if tg_op = 'DELETE' then return old; end if;
  new.version := old.version + 1;
  return new;
end
$$;

create or replace trigger flow_strategies_announce
before update or delete on flow_strategies
for each row execute function announce_strategy();
