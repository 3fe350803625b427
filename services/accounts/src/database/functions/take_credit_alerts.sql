-- Who has used so many per cent of the cycle's credits and was not told yet; from now on they count as told. An account with a
-- subscription is in the cycle of the largest active one, any other in one cycle for life: as the billing overview has it.
-- Accounts that were not used since `p_since` are left out, which makes this cheap; null leaves out none. Locks nothing.
create or replace function take_credit_alerts(
  p_now timestamptz,
  p_since timestamptz,
  p_limit integer,
  -- In per cent. The default serves the release before.
  p_thresholds integer[] default '{80,100}'
)
returns table (
  user_id uuid,
  email text,
  plan text,
  threshold integer,
  used bigint,
  granted bigint,
  balance bigint,
  renews_at timestamptz
)
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  with reached as (
    select account.user_id, users.email, account.plan::text as plan, cycle.name, cycle.renews_at,
      passed.threshold, figures.used, figures.granted, account.balance::bigint as balance
    from credit_account account
    join users on users.id = account.user_id and users.verified_at is not null
    left join mail_settings settings on settings.user_id = account.user_id
    left join lateral (
      select id, period_start, period_end, ends_at from subscription
      join plan_credits on plan_credits.plan = subscription.plan
      where subscription.user_id = account.user_id and status = 'active'
      order by credits desc, period_end desc limit 1
    ) subscribed on true
    cross join lateral (
      select
        case when subscribed.id is null then 'account' else subscribed.id || ':' || extract(epoch from subscribed.period_end)::bigint end as name,
        coalesce(subscribed.period_start, '-infinity') as starts_at,
        case when subscribed.ends_at is null then subscribed.period_end end as renews_at
    ) cycle
    cross join balances_at(account.user_id, array[cycle.starts_at]) opening
    cross join lateral (
      select coalesce(sum(line.delta), 0) as credits
      from ledger_span(account.user_id, 'purchases', cycle.starts_at, null, null) span
      join ledger_entry line on line.user_id = account.user_id and line.category = 'purchases'
        and line.category_seq > span.first and line.category_seq <= span.last
    ) bought
    left join billing_cycle paid on paid.subscription_id = subscribed.id and paid.period_end = subscribed.period_end
    cross join lateral (
      select (opening.balance + bought.credits - account.balance)::bigint as used,
        (case when subscribed.id is null then bought.credits else coalesce(paid.granted, 0) end)::bigint as granted
    ) figures
    cross join lateral (select max(step) as threshold from unnest(p_thresholds) step where figures.used * 100 >= figures.granted * step) passed
    where account.status = 'active'
      and coalesce(settings.credit_alerts, true)
      and account.last_used_at >= coalesce(p_since, '-infinity')
      and (subscribed.id is null or (subscribed.period_start <= p_now and p_now < subscribed.period_end))
      and figures.granted > 0 and passed.threshold is not null
      and not exists (
        select from credit_alert earlier
        where earlier.user_id = account.user_id and earlier.cycle = cycle.name and earlier.threshold >= passed.threshold
      )
    limit p_limit
  ), recorded as (
    -- The lower thresholds that were passed with it count as told, too.
    insert into credit_alert as alert (user_id, cycle, threshold)
    select reached.user_id, reached.name, step from reached, unnest(p_thresholds) step where step <= reached.threshold
    on conflict do nothing
    returning alert.user_id, alert.threshold::integer
  )
  select reached.user_id, reached.email, reached.plan, reached.threshold, reached.used, reached.granted, reached.balance, reached.renews_at
  from reached join recorded on recorded.user_id = reached.user_id and recorded.threshold = reached.threshold;
end
$$;

grant execute on function take_credit_alerts to accounts_app;
