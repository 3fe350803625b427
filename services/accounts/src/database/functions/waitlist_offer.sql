-- What the first of the waitlist get, and how many they are. Constants: the table of the slots has the same bound.
-- @decision D11
create or replace function waitlist_offer(out credits integer, out places integer)
language sql immutable
begin atomic
  select 500, 100;
end;
