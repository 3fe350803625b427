-- Deletes a file when it has expired. A concurrent call that deleted it before may have reserved it again: this one stays.
create or replace function discard_expired_file(p_id uuid, p_now timestamptz)
returns integer
language sql volatile security definer
begin atomic
  select discard_files(array(select id from stored_file where id = p_id and expires_at <= p_now for update));
end;

grant execute on function discard_expired_file to actions_app;
