-- Objects that could not be deleted from the store: they are due again after an hour, then after twice as long each time, a day at most.
-- Returns how often that failed, and the next time.
create or replace function postpone_unowned_content(p_ids uuid[])
returns table (id uuid, attempts integer, due_at timestamptz)
language sql volatile security definer
begin atomic
  update unowned_content content
  set attempts = content.attempts + 1, due_at = now() + least(interval '1 hour' * 2 ^ least(content.attempts, 5), interval '1 day')
  where content.id = any (p_ids)
  returning content.id, content.attempts, content.due_at;
end;

grant execute on function postpone_unowned_content to actions_app;
