-- The smallest UUID of version 7 of a moment.
create or replace function first_id_of(p_at timestamptz)
returns uuid
language sql stable
begin atomic
  select (lpad(to_hex(floor(extract(epoch from p_at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;
end;

grant execute on function first_id_of to actions_app;
