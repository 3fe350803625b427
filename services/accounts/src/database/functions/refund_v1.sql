-- Gives a run's credits back, once: a second refund of the same run returns no row. A suspended account gets them too.
-- @decision D9
create or replace function accounts_api.refund_v1(p_run uuid, p_reason text)
returns table (balance bigint)
language sql volatile security definer rows 1
set search_path = accounts, pg_temp
as $$
  select refunded from refund_charge(p_run, null, p_reason) refunded where refunded is not null
$$;

grant execute on function accounts_api.refund_v1 to actions_app, actions_owner, flow_app;
