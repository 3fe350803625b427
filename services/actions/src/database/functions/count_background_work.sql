-- What there is to do now: runs that may begin, so many at most, and whether a callback is due.
create or replace function count_background_work(p_now timestamptz, p_most integer)
returns table (runs uuid[], is_callback_due boolean)
language sql stable security definer
begin atomic
  select
    array(
      select waiting.id from background_run waiting
      where waiting.began_at is null and waiting.ended_at is null and waiting.begin_after <= clock_timestamp()
      order by waiting.accepted_at limit p_most),
    exists (
      select from background_run due
      where due.callback_state = 'waiting' and due.callback_due_at <= p_now and coalesce(due.callback_sending_until <= p_now, true));
end;

grant execute on function count_background_work to actions_app;
