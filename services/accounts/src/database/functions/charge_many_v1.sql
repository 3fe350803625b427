-- Many charges in one statement and one commit, decided as if they came one after the other in their order: a dear one that is
-- refused does not stand in the way of a cheap one behind it. Accounts are locked in the order of their ids, so that two batches
-- never wait for each other. One charge that is an error (a run charged before) makes the whole batch one.
-- The charges are decided in a loop over arrays: for small batches, one statement with window functions takes longer to begin than to run.
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
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_now timestamptz := clock_timestamp();
  -- Of each account.
  v_ids uuid[];
  v_statuses text[];
  v_balances bigint[];
  v_seqs bigint[];
  v_api_lines bigint[];
  v_tool_lines bigint[];
  v_moments timestamptz[];
  -- Of each charge.
  v_outcomes text[] := array_fill(null::text, array[cardinality(p_users)]);
  v_closings bigint[] := array_fill(null::bigint, array[cardinality(p_users)]);
  v_line_seqs bigint[] := v_closings;
  v_category_seqs bigint[] := v_closings;
  v_line_moments timestamptz[] := array_fill(null::timestamptz, array[cardinality(p_users)]);
  v_place integer;
begin
  select array_agg(user_id), array_agg(status::text), array_agg(balance::bigint), array_agg(last_seq), array_agg(api_action_lines), array_agg(tool_lines),
      array_agg(greatest(v_now, last_ts))
    into v_ids, v_statuses, v_balances, v_seqs, v_api_lines, v_tool_lines, v_moments
    from (
      select user_id, status, balance, last_seq, api_action_lines, tool_lines, last_ts from credit_account
      where user_id = any (p_users) order by user_id for no key update
    ) account;

  for v_charge in 1 .. coalesce(cardinality(p_users), 0) loop
    if (p_amounts[v_charge] > 0 and p_types[v_charge] in ('api_action', 'tool') and p_runs[v_charge] is not null) is not true then
      raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
    end if;
    v_place := array_position(v_ids, p_users[v_charge]);
    if v_place is null then
      v_outcomes[v_charge] := 'unknown';
    elsif v_statuses[v_place] = 'suspended' then
      v_outcomes[v_charge] := 'suspended';
    elsif v_balances[v_place] < p_amounts[v_charge] then
      v_outcomes[v_charge] := 'insufficient';
    else
      v_outcomes[v_charge] := 'charged';
      v_balances[v_place] := v_balances[v_place] - p_amounts[v_charge];
      v_seqs[v_place] := v_seqs[v_place] + 1;
      v_line_seqs[v_charge] := v_seqs[v_place];
      if p_types[v_charge] = 'tool' then
        v_tool_lines[v_place] := v_tool_lines[v_place] + 1;
        v_category_seqs[v_charge] := v_tool_lines[v_place];
      else
        v_api_lines[v_place] := v_api_lines[v_place] + 1;
        v_category_seqs[v_charge] := v_api_lines[v_place];
      end if;
      v_line_moments[v_charge] := v_moments[v_place];
    end if;
    if v_place is not null then
      v_closings[v_charge] := v_balances[v_place];
    end if;
  end loop;

  if 'charged' = any (v_outcomes) then
    update credit_account account
      set balance = taken.closing,
          request_count = account.request_count + taken.api_lines - account.api_action_lines,
          tool_use_count = account.tool_use_count + taken.tool_lines - account.tool_lines,
          last_request_at = case when taken.api_lines > account.api_action_lines then taken.ts else account.last_request_at end,
          last_tool_use_at = case when taken.tool_lines > account.tool_lines then taken.ts else account.last_tool_use_at end
      from unnest(v_ids, v_balances, v_seqs, v_api_lines, v_tool_lines, v_moments) as taken (user_id, closing, seq, api_lines, tool_lines, ts)
      where account.user_id = taken.user_id and taken.seq > account.last_seq;
    insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, run_id)
      select user_id, seq, type || 's', category_seq, ts, type,
        case type when 'api_action' then slug end, case type when 'tool' then slug end, -amount, closing, run_id
      from unnest(p_users, p_amounts, p_types, p_slugs, p_runs, v_outcomes, v_line_seqs, v_category_seqs, v_line_moments, v_closings)
        as line (user_id, amount, type, slug, run_id, outcome, seq, category_seq, ts, closing)
      where outcome = 'charged';
  end if;
  return query select item.ordinal::integer, item.outcome, item.balance
    from unnest(v_outcomes, v_closings) with ordinality as item (outcome, balance, ordinal);
end
$$;

grant execute on function accounts_api.charge_many_v1 to actions_app, actions_owner;
