-- Objects that were deleted from the store.
create or replace function forget_unowned_content(p_ids uuid[])
returns void
language sql volatile security definer
begin atomic
  delete from unowned_content where id = any (p_ids);
end;

grant execute on function forget_unowned_content to actions_app;
