-- How many lines of a filter lie before a moment (always, when it is null) and are numbered up to `p_as_of`. Not less than `p_least`.
create or replace function ledger_position(
  p_user uuid,
  p_filter text,
  p_before timestamptz,
  p_as_of bigint,
  p_least bigint default 0
)
returns bigint
language plpgsql stable
set search_path = accounts, pg_temp
as $$
declare
  v_low bigint := p_least;
  v_high bigint;
  v_middle bigint;
  v_before boolean;
begin
  if p_filter = 'all' then
    v_high := p_as_of;
    if p_before is null then
      return v_high;
    end if;
  else
    select category_seq into v_high from ledger_entry
      where user_id = p_user and category = p_filter order by category_seq desc limit 1;
  end if;
  -- Everything up to v_low is before; nothing after v_high is.
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if p_filter = 'all' then
      select ts < p_before into v_before from ledger_entry where user_id = p_user and seq = v_middle;
    else
      select seq <= p_as_of and (p_before is null or ts < p_before) into v_before from ledger_entry
        where user_id = p_user and category = p_filter and category_seq = v_middle;
    end if;
    if v_before then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end
$$;

grant execute on function ledger_position to accounts_app;
