-- The address was confirmed on the waitlist, which is marketing's to say. Its owner may have an account already.
create or replace function accounts_api.record_confirmed_waitlist_address_v1(p_email text)
returns void
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_hash bytea := waitlist_hash(p_email);
  v_user uuid;
begin
  perform pg_advisory_xact_lock(hashtext('accounts.waitlist_address'), hashtext(encode(v_hash, 'hex')));
  insert into waitlist_address (address_hash) values (v_hash) on conflict do nothing;
  select id into v_user from users where lower(email) = lower(p_email) and verified_at is not null;
  if found then
    perform grant_waitlist_bonus(v_user, v_hash);
  end if;
end
$$;

grant execute on function accounts_api.record_confirmed_waitlist_address_v1 to marketing_app, marketing_owner;
