-- Writes the answer of a run that has ended, makes its callback due, forgets its input, and notes the call in the log. Nothing when that
-- was done before, or the account is gone.
create or replace function close_background_run(p_run uuid, p_http_status smallint, p_code text, p_answer text)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  update background_run set ended_at = v_now, answer = p_answer, input = null,
      callback_due_at = case when callback_url is not null then v_now end
    where id = p_run and ended_at is null;
  if not found then
    return false;
  end if;
  insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
    select id, user_id, request_id, slug, 'run', p_http_status, p_code, extract(epoch from v_now - started_at) * 1000,
      case status when 'succeeded' then cost else 0 end, 0
    from run where id = p_run
    on conflict (id) do nothing;
  return true;
end
$$;

grant execute on function close_background_run to actions_app;
