-- What is left after an amount was taken, or not taken because it was too much (or null).
create or replace function spend_step(p_left bigint, p_opening bigint, p_amount integer)
returns bigint
language plpgsql immutable
set search_path = accounts, pg_temp
as $$
begin
  p_left := coalesce(p_left, p_opening);
  return case when p_amount <= p_left then p_left - p_amount else p_left end;
end
$$;
