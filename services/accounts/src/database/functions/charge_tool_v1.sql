-- Takes the price of one use of a tool, as `charge_v1` does, and says what it is. `free`: the price is 0, so nothing is charged and no
-- line is written.
-- @decision D30
create or replace function accounts_api.charge_tool_v1(
  p_user uuid,
  p_tool text,
  p_run uuid,
  out outcome text,
  out balance bigint,
  out cost integer
)
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
begin
  select tool.credit_cost into strict cost from tool_pricing tool where tool.tool_slug = p_tool;
  if cost > 0 then
    select charge.outcome, charge.balance into outcome, balance
      from accounts_api.charge_v1(p_user, cost, 'tool', p_tool, p_run) charge;
    return;
  end if;
  select case account.status when 'suspended' then 'suspended' else 'free' end, account.balance into outcome, balance
    from credit_account account where account.user_id = p_user;
  outcome := coalesce(outcome, 'unknown');
end
$$;

grant execute on function accounts_api.charge_tool_v1 to flow_app;
