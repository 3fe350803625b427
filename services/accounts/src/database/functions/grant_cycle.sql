-- Brings what a cycle of a subscription was granted up to what the paid plan gives, and returns what was added. Called in any
-- order and any number of times, the cycle ends up with the credits of the largest plan that was paid for in it. The sums are in
-- here: the caller names the plan that was paid, never how much it gives. The cycle is named by its end, which every invoice
-- for a part of it shares.
-- @decision D11
create or replace function grant_cycle(
  p_subscription text,
  p_plan text,
  p_period_start timestamptz,
  p_period_end timestamptz
)
returns integer
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_user uuid;
  v_credits integer;
  v_cycle billing_cycle;
  v_key text := 'cycle:' || p_subscription || ':' || to_char(p_period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
  v_reason text;
begin
  if p_period_start is null or p_period_end is null or p_period_end <= p_period_start or p_period_end - p_period_start > interval '32 days' then
    raise exception 'a cycle is a month or a part of one' using errcode = 'invalid_parameter_value';
  end if;
  select user_id into v_user from subscription where id = p_subscription;
  select credits into v_credits from plan_credits where plan = p_plan;
  if v_user is null or v_credits is null then
    raise exception 'no subscription % or no plan %', p_subscription, p_plan using errcode = 'no_data_found';
  end if;

  insert into billing_cycle as cycle (subscription_id, period_end, period_start, user_id, plan, granted)
    values (p_subscription, p_period_end, p_period_start, v_user, p_plan, 0)
    on conflict (subscription_id, period_end) do update set period_start = least(cycle.period_start, excluded.period_start)
    returning * into v_cycle;
  if v_credits <= v_cycle.granted then
    return 0;
  end if;

  v_reason := initcap(p_plan) || ' plan: ' || to_char(v_cycle.period_start at time zone 'UTC', 'FMMonth YYYY');
  if v_cycle.granted > 0 then
    v_key := v_key || ':' || p_plan;
    v_reason := v_reason || ' (upgrade from ' || initcap(v_cycle.plan) || ')';
  end if;
  perform grant_credits(v_user, v_credits - v_cycle.granted, v_reason, v_key);
  update billing_cycle set plan = p_plan, granted = v_credits where subscription_id = p_subscription and period_end = p_period_end;
  return v_credits - v_cycle.granted;
end
$$;

grant execute on function grant_cycle to accounts_app;
