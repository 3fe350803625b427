-- Locks the credit accounts of some users until the transaction ends, in the order of their ids, and returns those that another
-- transaction holds; or waits for those, as long as `lock_timeout` allows. Each user is named once. Who has no account is not held.
-- @decision D46
create or replace function accounts_api.hold_accounts_v1(p_users uuid[], p_wait boolean)
returns uuid[]
language plpgsql volatile security definer
set search_path = accounts, pg_temp
set enable_seqscan = off
as $$
declare
  v_held uuid[];
begin
  if p_wait then
    perform from credit_account where user_id = any (p_users) order by user_id for no key update;
    return '{}';
  end if;
  v_held := array(select user_id from credit_account where user_id = any (p_users) order by user_id for no key update skip locked);
  if cardinality(v_held) = cardinality(p_users) then
    return '{}';
  end if;
  return array(select user_id from credit_account where user_id = any (p_users) and user_id <> all (v_held));
end
$$;

grant execute on function accounts_api.hold_accounts_v1 to actions_owner, flow_app;
