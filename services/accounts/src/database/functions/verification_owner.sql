-- The user of a link that verifies an address: only then is it known whose rows may be read.
create or replace function verification_owner(p_token_hash bytea)
returns uuid
language sql stable security definer
begin atomic
  select user_id from verification_token where token_hash = p_token_hash;
end;

revoke all on function verification_owner from public;
grant execute on function verification_owner to accounts_app;
