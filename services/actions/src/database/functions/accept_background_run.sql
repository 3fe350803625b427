-- Makes a run that was charged just now one that begins later, within `p_wait_ms`: from here on it is not lost. Its key, if it has
-- one, is answered. False when the run was given back in the meantime. Idempotent: a caller that lost the response calls it again,
-- and changes nothing of a run that was accepted, and may have begun.
create or replace function accept_background_run(
  p_run uuid,
  p_input text,
  p_input_files text[],
  p_wants_links boolean,
  p_timeout_ms integer,
  p_balance bigint,
  p_callback_url text,
  p_answer text,
  p_wait_ms integer
)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
begin
  perform from run where id = p_run for update;
  if exists (select from background_run where id = p_run) then
    return true;
  end if;
  update run set deadline_at = clock_timestamp() + make_interval(secs => p_wait_ms / 1000.0) where id = p_run and finished_at is null;
  if not found then
    return false;
  end if;
  insert into background_run (id, user_id, slug, request_id, cost, input, input_files, wants_links, timeout_ms, balance, callback_url, callback_state)
    select id, user_id, slug, request_id, cost, p_input, p_input_files, p_wants_links, p_timeout_ms, p_balance, p_callback_url,
      case when p_callback_url is not null then 'waiting' end
    from run where id = p_run;
  update idempotent_call set answer = p_answer where run_id = p_run;
  return true;
end
$$;

grant execute on function accept_background_run to actions_app;
