-- A batch of a user's calls as the export has them, newest first, older than `p_before`.
create or replace function actions_api.export_requests_v1(
  p_user uuid,
  p_before uuid,
  p_most integer
)
returns jsonb
language sql stable security definer
set enable_seqscan = off
begin atomic
  select coalesce(jsonb_agg(to_jsonb(call) order by id desc), '[]') from (
    select id, uuid_extract_timestamp(id) as at, request_id, action, kind, status, code, duration_ms, credits, unlisted
    from request_log where user_id = p_user and id < coalesce(p_before, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by id desc limit p_most
  ) call;
end;

grant execute on function actions_api.export_requests_v1 to accounts_app;
