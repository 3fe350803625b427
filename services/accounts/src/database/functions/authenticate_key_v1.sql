-- Unknown, revoked and paused keys are the same: no row.
create or replace function accounts_api.authenticate_key_v1(p_token_hash bytea)
returns table (key_id uuid, user_id uuid, plan text)
language sql stable security definer rows 1
begin atomic
  select id, user_id, plan from live_key where token_hash = p_token_hash;
end;

grant execute on function accounts_api.authenticate_key_v1 to actions_app, actions_owner;
