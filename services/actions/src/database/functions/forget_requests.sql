-- Forgets the oldest calls from before a moment, so many at most. Returns how many.
create or replace function forget_requests(p_before timestamptz, p_most integer)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
as $$
declare
  v_count integer;
begin
  delete from request_log where id = any (array(
    select id from request_log where id < first_id_of(p_before) order by id limit p_most for update skip locked));
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

revoke all on function forget_requests from public;
grant execute on function forget_requests to actions_app;
