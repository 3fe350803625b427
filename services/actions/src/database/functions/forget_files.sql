-- Deletes the files that have expired, so many at most. Returns how many.
create or replace function forget_files(p_now timestamptz, p_most integer)
returns integer
language sql volatile security definer
begin atomic
  with forgotten as (
    delete from stored_file where id = any (array(
      select id from stored_file where expires_at <= p_now order by expires_at limit p_most for update skip locked))
    returning id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_files to actions_app;
