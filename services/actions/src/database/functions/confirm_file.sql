-- Makes a reserved file ready, once its content is written. False when it was deleted in the meantime, or its run has ended: the run's
-- row is locked, so that a run that is given back at the same moment deletes the file.
create or replace function confirm_file(p_id uuid, p_run uuid, p_expires_at timestamptz)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  if p_run is not null then
    perform from run where id = p_run and status = 'running' for share;
    if not found then
      return false;
    end if;
  end if;
  update stored_file set is_ready = true, expires_at = p_expires_at where id = p_id and not is_ready;
  return found;
end
$$;

grant execute on function confirm_file to actions_app;
