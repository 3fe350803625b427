-- The address was verified. Should it be confirmed on the waitlist at the same moment, one of the two waits and sees the other.
-- @decision D11
create or replace function claim_waitlist_bonus(p_user uuid)
returns boolean
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_hash bytea;
begin
  select waitlist_hash(email) into v_hash from users where id = p_user and verified_at is not null;
  if not found then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('accounts.waitlist_address'), hashtext(encode(v_hash, 'hex')));
  return grant_waitlist_bonus(p_user, v_hash);
end
$$;

grant execute on function claim_waitlist_bonus to accounts_app;
