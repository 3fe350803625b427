-- Takes callbacks that are due, and of no account more than `p_per_account` at a time. The accounts with the fewest running deliveries
-- come first, then what is due longest, so that a slow receiver holds up its own account only. What another transaction holds is passed
-- over, and accounts that were deleted have none. A callback whose process dies while it delivers is due again after `p_lease_ms`.
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
    select id, user_id, row_number() over (partition by user_id order by callback_due_at, id) as place
    from background_run
    where callback_state = 'waiting' and callback_due_at <= p_now and coalesce(callback_sending_until <= p_now, true)
      and not exists (select from erased_user erased where erased.user_id = background_run.user_id)
  ), taken as materialized (
    select callback.id
    from due join background_run callback using (id) left join sending on sending.user_id = due.user_id
    where due.place + coalesce(sending.callbacks, 0) <= p_per_account
    order by due.place + coalesce(sending.callbacks, 0), callback.callback_due_at, callback.id limit p_most
    for update of callback skip locked
  )
  update background_run callback set callback_sending_until = p_now + make_interval(secs => p_lease_ms / 1000.0)
    from taken where callback.id = taken.id returning callback.*;
end
$$;

grant execute on function take_callbacks to actions_app;
