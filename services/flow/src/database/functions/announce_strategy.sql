-- Counts the changes of a strategy, and tells the event streams of each. Ideas and drafts take their numbers of the same counter by
-- raising `version` themselves; every other update changes what the strategy shows.
create or replace function announce_strategy()
returns trigger
language plpgsql
as $$
begin
  perform pg_notify('flow_strategy', old.id::text);
  if tg_op = 'DELETE' then return old; end if;
  if new.version = old.version then
    new.version := old.version + 1;
    new.shown_version := new.version;
  end if;
  return new;
end
$$;

create or replace trigger flow_strategies_announce
before update or delete on flow_strategies
for each row execute function announce_strategy();
