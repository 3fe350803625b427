-- Reserves room for a file whose content is written next. False when the account would keep more than its quota. One file of an account
-- is decided after the other.
create or replace function reserve_file(
  p_id uuid,
  p_user uuid,
  p_run uuid,
  p_name text,
  p_mime text,
  p_size integer,
  p_sha256 bytea,
  p_store text,
  p_now timestamptz,
  p_expires_at timestamptz,
  p_quota bigint
)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('files of ' || p_user, 0));
  insert into stored_file (id, user_id, run_id, name, mime, size, sha256, store, is_ready, expires_at)
    select p_id, p_user, p_run, p_name, p_mime, p_size, p_sha256, p_store, false, p_expires_at
    where (select coalesce(sum(size), 0) from stored_file where user_id = p_user and expires_at > p_now) + p_size <= p_quota;
  return found;
end
$$;

grant execute on function reserve_file to actions_app;
