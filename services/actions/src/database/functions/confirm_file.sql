-- Makes a reserved file ready, once its content is written. False when it was deleted in the meantime, its run has ended, or its
-- account is deleted. The run's row is locked, so that a run that is given back at the same moment deletes the file.
create or replace function confirm_file(p_id uuid, p_run uuid, p_expires_at timestamptz)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  if p_run is not null then
    perform from run where id = p_run and finished_at is null for share;
    if not found then
      return false;
    end if;
  end if;
  update stored_file file set is_ready = true, expires_at = p_expires_at
    where id = p_id and not is_ready and not exists (select from erased_user erased where erased.user_id = file.user_id);
  return found;
end
$$;

grant execute on function confirm_file to actions_app;
