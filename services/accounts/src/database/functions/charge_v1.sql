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
    update credit_account account
      set balance = account.balance - p_amount,
          request_count = request_count + (p_type = 'api_action')::integer,
          tool_use_count = tool_use_count + (p_type = 'tool')::integer,
          last_request_at = case p_type when 'api_action' then greatest(clock_timestamp(), last_ts) else last_request_at end,
          last_tool_use_at = case p_type when 'tool' then greatest(clock_timestamp(), last_ts) else last_tool_use_at end
      where account.user_id = p_user and account.status = 'active' and account.balance >= p_amount and p_amount > 0
        and p_type in ('api_action', 'tool')
      returning account.balance, last_seq, case p_type when 'tool' then tool_lines else api_action_lines end, last_ts
        into balance, v_seq, v_category_seq, v_ts;
    if found then
      insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, run_id)
        values (p_user, v_seq, p_type || 's', v_category_seq, v_ts, p_type,
                case p_type when 'api_action' then p_slug end, case p_type when 'tool' then p_slug end, -p_amount, balance, p_run);
      outcome := 'charged';
      return;
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
