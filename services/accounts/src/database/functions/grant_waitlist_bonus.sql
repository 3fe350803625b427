-- The caller holds the lock on the address. The slots are assigned one after the other, each once.
-- @decision D11
create or replace function grant_waitlist_bonus(p_user uuid, p_hash bytea)
returns boolean
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_slot integer;
  v_credits integer;
  v_places integer;
begin
  select credits, places into v_credits, v_places from waitlist_offer();
  if not exists (select from waitlist_address where address_hash = p_hash and slot is null)
     or exists (select from waitlist_address where slot = v_places) then
    return false;
  end if;
  -- A running deletion or grant locks this row; the next statement sees its result.
  perform from credit_account where user_id = p_user for no key update;
  -- An account has the credits once, by whichever of its addresses: no slot is used up without them.
  if not exists (select from users where id = p_user)
     or exists (select from ledger_entry where user_id = p_user and grant_key = 'waitlist-welcome') then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('accounts.waitlist_bonus'), 0);
  select coalesce(max(slot), 0) + 1 into v_slot from waitlist_address;
  if v_slot > v_places then
    return false;
  end if;
  update waitlist_address set slot = v_slot, granted_at = clock_timestamp() where address_hash = p_hash;
  perform grant_credits(p_user, v_credits, 'Waitlist welcome credits', 'waitlist-welcome');
  return true;
end
$$;
