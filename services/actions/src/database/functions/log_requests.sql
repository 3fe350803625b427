-- Notes many calls at once; what stands there already stays.
create or replace function log_requests(
  p_ids uuid[],
  p_users uuid[],
  p_request_ids text[],
  p_actions text[],
  p_kinds text[],
  p_statuses smallint[],
  p_codes text[],
  p_durations real[],
  p_credits integer[],
  p_unlisted integer[]
)
returns void
language sql volatile security definer
set enable_seqscan = off
begin atomic
  insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
    select * from unnest(p_ids, p_users, p_request_ids, p_actions, p_kinds, p_statuses, p_codes, p_durations, p_credits, p_unlisted)
    on conflict (id) do nothing;
end;

grant execute on function log_requests to actions_app;
