-- Takes credits for a run, or says why not. The guarded update waits for the row and looks at its newest version, so that of any
-- number of calls at once exactly as many succeed as the balance pays for. A run is charged once: a second time is an error.
-- @decision D8
create or replace function accounts_api.charge_v1(
  p_user uuid,
  p_amount integer,
  p_type text,
  p_slug text,
  p_run uuid,
  out outcome text,
  out balance bigint
)
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
#variable_conflict use_column
declare
  v_seq bigint;
  v_category_seq bigint;
  v_ts timestamptz;
  v_status text;
begin
  loop
    if p_type = 'api_action' then
      update credit_account account
        set balance = account.balance - p_amount, request_count = request_count + 1, last_request_at = greatest(clock_timestamp(), last_ts)
        where account.user_id = p_user and account.status = 'active' and account.balance >= p_amount and p_amount > 0
        returning account.balance, last_seq, api_action_lines, last_request_at into balance, v_seq, v_category_seq, v_ts;
      if found then
        insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, delta, balance_after, run_id)
          values (p_user, v_seq, 'api_actions', v_category_seq, v_ts, 'api_action', p_slug, -p_amount, balance, p_run);
        outcome := 'charged';
        return;
      end if;
    elsif p_type = 'tool' then
      update credit_account account
        set balance = account.balance - p_amount, tool_use_count = tool_use_count + 1, last_tool_use_at = greatest(clock_timestamp(), last_ts)
        where account.user_id = p_user and account.status = 'active' and account.balance >= p_amount and p_amount > 0
        returning account.balance, last_seq, tool_lines, last_tool_use_at into balance, v_seq, v_category_seq, v_ts;
      if found then
        insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, tool_slug, delta, balance_after, run_id)
          values (p_user, v_seq, 'tools', v_category_seq, v_ts, 'tool', p_slug, -p_amount, balance, p_run);
        outcome := 'charged';
        return;
      end if;
    end if;
    if p_amount is null or p_amount <= 0 or p_type is null or p_type not in ('api_action', 'tool') then
      raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
    end if;
    select account.status, account.balance into v_status, balance from credit_account account where account.user_id = p_user;
    outcome := case when v_status is null then 'unknown' when v_status = 'suspended' then 'suspended' when balance < p_amount then 'insufficient' end;
    -- No reason left: credits arrived in between.
    exit when outcome is not null;
  end loop;
end
$$;

grant execute on function accounts_api.charge_v1 to actions_app, actions_owner;
