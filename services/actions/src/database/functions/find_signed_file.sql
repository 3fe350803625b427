-- A file by its id alone, for a download whose link was signed: the signature is checked by the caller. Nothing once it has expired,
-- or its account is deleted.
create or replace function find_signed_file(p_id uuid, p_now timestamptz)
returns table (id uuid, name text, mime text, size integer, sha256 bytea, expires_at timestamptz, store text)
language sql stable security definer
begin atomic
  select file.id, file.name, file.mime, file.size, file.sha256, file.expires_at, file.store
  from stored_file file where file.id = p_id and file.is_ready and file.expires_at > p_now
    and not exists (select from erased_user erased where erased.user_id = file.user_id);
end;

grant execute on function find_signed_file to actions_app;
