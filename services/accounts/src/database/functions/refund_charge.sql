-- Gives credits of a run back, all of them when no amount is named, and returns the new balance. A run has one refund at most: null
-- when it has one already, or was never charged. A suspended account gets the credits too.
-- @decision D9
create or replace function refund_charge(p_run uuid, p_amount integer, p_reason text)
returns bigint
language plpgsql volatile
set search_path = accounts, pg_temp
as $$
declare
  v_charge ledger_entry;
  v_account credit_account;
begin
  select * into v_charge from ledger_entry where run_id = p_run and delta < 0;
  if not found then
    return null;
  end if;
  if p_amount <= 0 or p_amount >= -v_charge.delta then
    raise exception 'a part of a charge is more than nothing and less than all' using errcode = 'invalid_parameter_value';
  end if;
  -- The account's row is locked first: of two refunds at once, the second waits here and then sees the first one's line.
  perform from credit_account where user_id = v_charge.user_id for no key update;
  if exists (select from ledger_entry where run_id = p_run and transaction_type = 'refund') then
    return null;
  end if;
  p_amount := coalesce(p_amount, -v_charge.delta);
  update credit_account account
    set balance = account.balance + p_amount, last_added_at = greatest(clock_timestamp(), last_ts),
        api_action_refunds = api_action_refunds + (v_charge.category = 'api_actions')::integer,
        tool_refunds = tool_refunds + (v_charge.category = 'tools')::integer
    where account.user_id = v_charge.user_id
    returning account.* into v_account;
  insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id)
    values (v_charge.user_id, v_account.last_seq, v_charge.category,
            case v_charge.category when 'tools' then v_account.tool_lines else v_account.api_action_lines end,
            v_account.last_ts, 'refund', v_charge.slug, v_charge.tool_slug, p_amount, v_account.balance,
            format('%s (run %s)', p_reason, p_run), p_run);
  return v_account.balance;
end
$$;
