-- Which call each run was made by, as an object by run.
create or replace function actions_api.request_ids_of_runs_v1(p_user uuid, p_runs uuid[])
returns jsonb
language sql stable security definer
set enable_seqscan = off
begin atomic
  select coalesce(jsonb_object_agg(id, request_id), '{}') from run where id = any (p_runs) and user_id = p_user;
end;

grant execute on function actions_api.request_ids_of_runs_v1 to accounts_app;
