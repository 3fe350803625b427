-- Objects of the store that are to be deleted now, so many at most. One whose id has a file again, by an upload that repeats an
-- `Idempotency-Key`, is the content of that file: it is listed when that file is deleted.
create or replace function list_unowned_content(p_most integer)
returns setof uuid
language sql stable security definer
begin atomic
  select id from unowned_content content
    where due_at <= now() and not exists (select from stored_file file where file.id = content.id)
    order by due_at limit p_most;
end;

grant execute on function list_unowned_content to actions_app;
