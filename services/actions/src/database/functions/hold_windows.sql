-- See `accounts.hold_accounts`. A window that is not there yet is not held.
create or replace function hold_windows(p_users uuid[], p_wait boolean)
returns uuid[]
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
as $$
declare
  v_held uuid[];
begin
  if p_wait then
    perform from rate_window where user_id = any (p_users) order by user_id for update;
    return '{}';
  end if;
  v_held := array(select user_id from rate_window where user_id = any (p_users) order by user_id for update skip locked);
  if cardinality(v_held) = cardinality(p_users) then
    return '{}';
  end if;
  return array(select user_id from rate_window where user_id = any (p_users) and user_id <> all (v_held));
end
$$;
