-- Unknown and revoked keys are the same: no row. Keys also rest for a moment while the account waits for its last runs to end.
create or replace function accounts_api.authenticate_key_v1(p_token_hash bytea)
returns table (key_id uuid, user_id uuid, plan text)
language sql stable security definer rows 1
begin atomic
  select key.id, key.user_id, account.plan
  from api_key key join credit_account account on account.user_id = key.user_id
  where key.token_hash = p_token_hash and key.revoked_at is null
    and (key.paused_until is null or key.paused_until <= now());
end;

grant execute on function accounts_api.authenticate_key_v1 to actions_app, actions_owner;
