-- The lines of a filter in `[p_start, p_end)` are those after number `first` up to `last`.
create or replace function ledger_span(
  p_user uuid,
  p_filter text,
  p_start timestamptz,
  p_end timestamptz,
  p_as_of bigint,
  out first bigint,
  out last bigint,
  out as_of bigint
)
language plpgsql stable
set search_path = accounts, pg_temp
as $$
begin
  select seq into as_of from ledger_entry where user_id = p_user order by seq desc limit 1;
  as_of := least(coalesce(as_of, 0), p_as_of);
  first := case when p_start is null then 0 else ledger_position(p_user, p_filter, p_start, as_of) end;
  last := ledger_position(p_user, p_filter, p_end, as_of, first);
end
$$;

grant execute on function ledger_span to accounts_app;
