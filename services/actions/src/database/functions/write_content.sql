-- Writes the content of a reserved file into its row.
create or replace function write_content(p_id uuid, p_content bytea)
returns void
language sql volatile security definer
begin atomic
  update stored_file set content = p_content where id = p_id and not is_ready;
end;

grant execute on function write_content to actions_app;
