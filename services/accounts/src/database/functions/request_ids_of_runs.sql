-- Which call each run was made by, as the actions service says; an object without members while that is not installed or older. Its
-- function is looked up and called by name, because naming it in a statement needs rights on a schema that may not be there.
create or replace function request_ids_of_runs(p_user uuid, p_runs uuid[])
returns jsonb
language plpgsql stable
set search_path = accounts, pg_temp
as $$
declare
  v_ids jsonb;
begin
  if cardinality(p_runs) > 0 and exists (
    select from pg_catalog.pg_proc
      join pg_catalog.pg_namespace namespace on namespace.oid = pronamespace
    where nspname = 'actions_api' and proname = 'request_ids_of_runs_v1'
  ) then
    execute 'select actions_api.request_ids_of_runs_v1($1, $2)' into v_ids using p_user, p_runs;
  end if;
  return coalesce(v_ids, '{}');
end
$$;

grant execute on function request_ids_of_runs to accounts_app;
