-- Forgets runs that ended before a moment, so many at most. Returns how many.
create or replace function forget_background_runs(p_before timestamptz, p_most integer)
returns integer
language sql volatile security definer
begin atomic
  with forgotten as (
    delete from background_run where id = any (array(
      select id from background_run where ended_at < p_before order by ended_at limit p_most for update skip locked))
    returning id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_background_runs to actions_app;
