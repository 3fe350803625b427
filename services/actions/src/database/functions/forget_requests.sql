-- Forgets the oldest calls from before a moment, so many at most. Returns how many.
create or replace function forget_requests(p_before timestamptz, p_most integer)
returns integer
language sql volatile security definer
set enable_seqscan = off
begin atomic
  with forgotten as (
    delete from request_log where id = any (array(
      select id from request_log where id < first_id_of(p_before) order by id limit p_most for update skip locked))
    returning id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_requests to actions_app;
