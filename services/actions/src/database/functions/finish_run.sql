-- Whether the run is finished: one that was given back in the meantime stays given back. The answer is kept for a claimed key.
-- Idempotent: a caller that lost the response calls it again.
-- Who finds a run by its id asks for `finished_at`, not for its status: PostgreSQL would take the index `run_unfinished` for empty and read it,
-- while it still holds every run that ended since the last vacuum.
create or replace function finish_run(p_run uuid, p_duration_ms double precision, p_answer text)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
begin
  update run set status = 'succeeded', finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and finished_at is null;
  if not found then
    return exists (select from run where id = p_run and status = 'succeeded');
  end if;
  if p_answer is not null then
    update idempotent_call set answer = p_answer where run_id = p_run;
  end if;
  return true;
end
$$;

grant execute on function finish_run to actions_app;
