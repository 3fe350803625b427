-- Takes callbacks that are due, the longest due first, and of no account more than `p_per_account` at a time, so that a slow receiver
-- holds up its own account only. A callback whose process dies while it delivers is due again after `p_lease_ms`.
create or replace function take_callbacks(p_now timestamptz, p_most integer, p_per_account integer, p_lease_ms integer)
returns setof background_run
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtext('actions.take_callbacks'));
  return query
  with sending as materialized (
    select user_id, count(*) as callbacks from background_run
    where callback_state = 'waiting' and callback_sending_until > p_now group by user_id
  ), due as materialized (
    select id, user_id, callback_due_at, row_number() over (partition by user_id order by callback_due_at, id) as place
    from background_run
    where callback_state = 'waiting' and callback_due_at <= p_now and coalesce(callback_sending_until <= p_now, true)
  ), taken as materialized (
    select due.id from due left join sending using (user_id)
    where due.place + coalesce(sending.callbacks, 0) <= p_per_account order by due.callback_due_at, due.id limit p_most
  )
  update background_run callback set callback_sending_until = p_now + make_interval(secs => p_lease_ms / 1000.0)
    from taken where callback.id = taken.id returning callback.*;
end
$$;

grant execute on function take_callbacks to actions_app;
