-- What one use of a tool costs a user: plan, price and balance. No row for a tool that does not exist.
-- @decision D30
create or replace function accounts_api.tool_terms_v1(p_user uuid, p_tool text)
returns table (plan text, cost integer, balance bigint)
language sql stable security definer rows 1
begin atomic
  select coalesce(account.plan::text, 'free'), tool.credit_cost, coalesce(account.balance::bigint, 0)
  from tool_pricing tool
  left join credit_account account on account.user_id = p_user
  where tool.tool_slug = p_tool;
end;

grant execute on function accounts_api.tool_terms_v1 to flow_app;
