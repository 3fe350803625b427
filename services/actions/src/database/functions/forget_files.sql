-- Deletes the files that have expired, and those that a call of a deleted account stored late, so many at most. Returns how many.
create or replace function forget_files(p_now timestamptz, p_most integer)
returns integer
language sql volatile security definer
begin atomic
  select discard_files(array(
    select id from stored_file where id in (
      select id from stored_file where expires_at <= p_now
      union all
      select file.id from erased_user join stored_file file using (user_id))
    limit p_most for update skip locked));
end;

grant execute on function forget_files to actions_app;
