-- Deletes files, and notes which objects of the store are left without a row. One that was never ready may still be on its way to the
-- store: it is deleted there after twice the time limit of a write. Returns how many files.
create or replace function discard_files(p_ids uuid[])
returns integer
language sql volatile security definer
begin atomic
  with discarded as (
    delete from stored_file where id = any (p_ids) returning id, store, is_ready
  ), noted as (
    insert into unowned_content (id, due_at)
    select id, clock_timestamp() + case when is_ready then interval '0' else interval '2 minutes' end
    from discarded where store <> 'database'
    on conflict (id) do update set due_at = greatest(unowned_content.due_at, excluded.due_at)
  )
  select count(*)::integer from discarded;
end;

grant execute on function discard_files to actions_app;
