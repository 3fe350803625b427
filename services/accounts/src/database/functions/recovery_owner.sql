-- The user of a link that resets a password: only then is it known whose rows may be read.
create or replace function recovery_owner(p_token_hash bytea)
returns uuid
language sql stable security definer
begin atomic
  select user_id from recovery_token where token_hash = p_token_hash;
end;

revoke all on function recovery_owner from public;
grant execute on function recovery_owner to accounts_app;
