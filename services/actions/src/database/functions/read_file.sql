-- A file by its id alone, for a download whose link was signed: the signature is checked by the caller. Nothing once it has expired.
create or replace function read_file(p_id uuid, p_now timestamptz)
returns table (name text, mime text, content bytea)
language sql stable security definer
begin atomic
  select file.name, file.mime, file.content from stored_file file where file.id = p_id and file.expires_at > p_now;
end;

grant execute on function read_file to actions_app;
