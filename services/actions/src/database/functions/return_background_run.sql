-- Lets a run that has begun and not ended wait again: its process shuts down, or something that it needs is not there. Its time to begin
-- is not prolonged, and the files that it made are deleted: it makes them again.
create or replace function return_background_run(p_run uuid, p_delay_ms integer, p_wait_ms integer)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
begin
  update run set deadline_at = background.accepted_at + make_interval(secs => p_wait_ms / 1000.0)
    from background_run background
    where run.id = p_run and background.id = p_run and run.finished_at is null and background.ended_at is null;
  if not found then
    return false;
  end if;
  perform discard_files(array(
    select file.id from stored_file file join background_run background on background.id = file.run_id
    where file.run_id = p_run and 'file_' || replace(file.id::text, '-', '') <> all (background.input_files)));
  update background_run set began_at = null, begin_after = clock_timestamp() + make_interval(secs => p_delay_ms / 1000.0) where id = p_run;
  return true;
end
$$;

grant execute on function return_background_run to actions_app;
