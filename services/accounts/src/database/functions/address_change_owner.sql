-- The user of a link that changes an address: only then is it known whose rows may be read.
create or replace function address_change_owner(p_token_hash bytea)
returns uuid
language sql stable security definer
begin atomic
  select user_id from address_change_token where token_hash = p_token_hash;
end;

revoke all on function address_change_owner from public;
grant execute on function address_change_owner to accounts_app;
