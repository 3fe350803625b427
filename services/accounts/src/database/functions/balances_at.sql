-- The balance before each of these moments, which must be in order.
create or replace function balances_at(p_user uuid, p_moments timestamptz[])
returns table (at timestamptz, balance bigint)
language plpgsql stable
set search_path = accounts, pg_temp
as $$
declare
  v_newest bigint;
  v_position bigint := 0;
begin
  select seq into v_newest from ledger_entry where user_id = p_user order by seq desc limit 1;
  foreach at in array p_moments loop
    v_position := ledger_position(p_user, 'all', at, coalesce(v_newest, 0), v_position);
    balance := coalesce((select balance_after from ledger_entry where user_id = p_user and seq = v_position), 0);
    return next;
  end loop;
end
$$;

grant execute on function balances_at to accounts_app;
