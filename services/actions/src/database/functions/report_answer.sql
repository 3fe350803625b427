-- Keeps the report of a run of this user. The account is locked first, so that two reports at once are counted one after the other and
-- that the locks have the order of a charge. With `p_accepted` the run is given back in the same transaction. Returns no row for a run
-- that is reported already, and 'limited' beyond so many reports a day.
-- @decision D9, D46
create or replace function report_answer(
  p_run uuid,
  p_user uuid,
  p_request_id text,
  p_reason text,
  p_comment text,
  p_input text,
  p_answer text,
  p_accepted boolean,
  p_most_a_day integer
)
returns table (outcome text, report_id uuid)
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
declare
  v_report uuid;
begin
  perform accounts_api.hold_accounts_v1(array[p_user], true);
  if (select count(*) from answer_report where user_id = p_user and created_at > clock_timestamp() - interval '1 day') >= p_most_a_day then
    return query select 'limited', null::uuid;
    return;
  end if;
  insert into answer_report (user_id, run_id, request_id, action, reason, comment, input, answer)
    select p_user, run.id, p_request_id, run.slug, p_reason, p_comment, p_input, p_answer
      from run where run.id = p_run and run.user_id = p_user and run.status = 'succeeded'
    on conflict (run_id) do nothing
    returning id into v_report;
  if v_report is null then
    return;
  end if;
  if p_accepted then
    perform decide_answer_report(v_report, true);
  end if;
  return query select 'reported', v_report;
end
$$;

grant execute on function report_answer to actions_app;
