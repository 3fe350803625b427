-- Objects of the store that are to be deleted now, so many at most.
create or replace function list_unowned_content(p_most integer)
returns setof uuid
language sql stable security definer
begin atomic
  select id from unowned_content where due_at <= now() order by due_at limit p_most;
end;

grant execute on function list_unowned_content to actions_app;
