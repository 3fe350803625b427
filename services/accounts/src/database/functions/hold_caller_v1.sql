-- Locks the credit account of one caller until the transaction ends, and checks the caller's key under that lock. Null: held, and the
-- key is live. `busy`: another transaction holds the account; with `p_wait` it is waited for instead, as long as `lock_timeout`
-- allows. `stale_key`: the key opens nothing any more, or an account of another plan than this; without a plan nothing is checked.
-- @decision D46
create or replace function accounts_api.hold_caller_v1(p_user uuid, p_key uuid, p_plan text, p_wait boolean)
returns text
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
begin
  if p_wait then
    perform from credit_account where user_id = p_user for no key update;
  else
    perform from credit_account where user_id = p_user for no key update skip locked;
    if not found and exists (select from credit_account where user_id = p_user) then
      return 'busy';
    end if;
  end if;
  if p_plan is not null and not exists (select from live_key where id = p_key and user_id = p_user and plan = p_plan) then
    return 'stale_key';
  end if;
  return null;
end
$$;

grant execute on function accounts_api.hold_caller_v1 to actions_owner;
