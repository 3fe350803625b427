-- The places, from 1, of the keys that open nothing any more, or another account or plan than the one at the same place. A key whose
-- plan is null is not checked.
create or replace function accounts_api.stale_keys_v1(p_keys uuid[], p_users uuid[], p_plans text[])
returns setof bigint
language sql stable security definer
begin atomic
  select item.place from unnest(p_keys, p_users, p_plans) with ordinality as item (key_id, user_id, plan, place)
  where item.plan is not null and not exists (
    select from live_key where live_key.id = item.key_id and live_key.user_id = item.user_id and live_key.plan = item.plan
  );
end;

grant execute on function accounts_api.stale_keys_v1 to actions_owner;
