-- The account that each revoked key belonged to, so that its calls stand in the log of that account.
create or replace function accounts_api.owners_of_revoked_keys_v1(p_token_hashes bytea[])
returns table (token_hash bytea, user_id uuid)
language sql stable security definer
begin atomic
  select key.token_hash, key.user_id from api_key key where key.token_hash = any (p_token_hashes) and key.revoked_at is not null;
end;

grant execute on function accounts_api.owners_of_revoked_keys_v1 to actions_app, actions_owner;
