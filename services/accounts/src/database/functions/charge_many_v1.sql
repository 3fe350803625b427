-- Many charges in one statement and one commit, decided as if they came one after the other in their order: a dear one that is
-- refused does not stand in the way of a cheap one behind it. Accounts are locked in the order of their ids, so that two batches
-- never wait for each other. One charge that is an error (a run charged before) makes the whole batch one.
-- @decision D8
create or replace function accounts_api.charge_many_v1(
  p_users uuid[],
  p_amounts integer[],
  p_types text[],
  p_slugs text[],
  p_runs uuid[]
)
returns table (ordinal integer, outcome text, balance bigint)
language plpgsql volatile security definer
set search_path = accounts, pg_temp
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_now timestamptz := clock_timestamp();
begin
  if exists (
    select from unnest(p_users, p_amounts, p_types, p_slugs, p_runs) as request (user_id, amount, type, slug, run_id)
    where request.amount is null or request.amount <= 0 or request.type is null or request.type not in ('api_action', 'tool') or request.run_id is null
  ) then
    raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
  end if;
  -- A statement of its own: the next one sees what the rows hold once they are ours.
  perform from credit_account where user_id = any (p_users) order by user_id for no key update;

  return query
  with with_balance as (
    select request.*, account.status, account.balance as opening, account.last_seq, account.api_action_lines, account.tool_lines,
      greatest(v_now, account.last_ts) as ts,
      spend(account.balance, case account.status when 'active' then request.amount end) over lines as closing
    from unnest(p_users, p_amounts, p_types, p_slugs, p_runs) with ordinality
      as request (user_id, amount, type, slug, run_id, ordinal)
    left join credit_account account using (user_id)
    window lines as (partition by user_id order by request.ordinal)
  ), with_outcome as (
    select *, coalesce(closing <> lag(closing, 1, opening) over (partition by user_id order by ordinal), false) as charged from with_balance
  ), numbered as (
    select *,
      last_seq + count(*) filter (where charged) over (partition by user_id order by ordinal) as seq,
      case type when 'tool' then tool_lines else api_action_lines end
        + count(*) filter (where charged) over (partition by user_id, type order by ordinal) as category_seq
    from with_outcome
  ), accounts as (
    update credit_account account
    set balance = taken.closing, request_count = account.request_count + taken.api_actions,
        tool_use_count = account.tool_use_count + taken.tools,
        last_request_at = case when taken.api_actions > 0 then taken.ts else account.last_request_at end,
        last_tool_use_at = case when taken.tools > 0 then taken.ts else account.last_tool_use_at end
    from (
      select user_id, min(closing) as closing, max(ts) as ts,
        count(*) filter (where type = 'api_action') as api_actions, count(*) filter (where type = 'tool') as tools
      from numbered where charged group by user_id
    ) taken
    where account.user_id = taken.user_id
  ), lines as (
    insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, run_id)
    select user_id, seq, type || 's', category_seq, ts, type,
      case type when 'api_action' then slug end, case type when 'tool' then slug end, -amount, closing, run_id
    from numbered where charged
  )
  select numbered.ordinal::integer,
    case when charged then 'charged' when status is null then 'unknown' when status = 'suspended' then 'suspended' else 'insufficient' end,
    closing
  from numbered;
end
$$;

grant execute on function accounts_api.charge_many_v1 to actions_app, actions_owner;
