-- The address left the waitlist. One that had its credits stays known as a hash, so that it does not get them again.
create or replace function accounts_api.forget_waitlist_address_v1(p_email text)
returns void
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_hash bytea := waitlist_hash(p_email);
begin
  perform pg_advisory_xact_lock(hashtext('accounts.waitlist_address'), hashtext(encode(v_hash, 'hex')));
  delete from waitlist_address where address_hash = v_hash and slot is null;
end
$$;

grant execute on function accounts_api.forget_waitlist_address_v1 to marketing_app, marketing_owner;
