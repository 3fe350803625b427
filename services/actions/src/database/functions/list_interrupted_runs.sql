-- Runs in the background that were given back without an answer: a crash, or an hour of waiting, ended them.
create or replace function list_interrupted_runs(p_most integer)
returns table (id uuid, user_id uuid, request_id text, input_files text[])
language sql stable security definer
begin atomic
  select background.id, background.user_id, background.request_id, background.input_files
  from background_run background join run on run.id = background.id
  where background.ended_at is null and run.status <> 'running'
  order by background.id limit p_most;
end;

grant execute on function list_interrupted_runs to actions_app;
