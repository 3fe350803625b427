-- The content that stands in the row of a file; the caller has found out that the file may be read.
create or replace function read_content(p_id uuid)
returns bytea
language sql stable security definer
begin atomic
  select content from stored_file where id = p_id and is_ready;
end;

grant execute on function read_content to actions_app;
