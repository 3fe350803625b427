-- What the lines after number `p_first` up to `p_last` add up to, item by item. The checkpoint nearest to either end is corrected by
-- the lines in between; where the lines themselves are fewer, they are read instead. So checkpoints decide what it costs, never what it says.
create or replace function usage_between(p_user uuid, p_filter text, p_first bigint, p_last bigint)
returns table (category text, transaction_type text, slug text, lines bigint, credits bigint)
language plpgsql stable
set search_path = accounts, pg_temp
as $$
#variable_conflict use_column
declare
  v_from bigint := nearest_usage_checkpoint(p_user, p_first);
  v_to bigint := nearest_usage_checkpoint(p_user, p_last);
begin
  if p_last - p_first <= abs(p_first - v_from) + abs(p_last - v_to) then
    v_from := p_first;
    v_to := p_first;
  end if;
  return query
  with part as (
    select line.category, line.transaction_type, coalesce(line.slug, line.tool_slug) as slug,
      sign(p_last - v_to)::bigint as lines, sign(p_last - v_to)::bigint * abs(line.delta) as credits
    from ledger_entry line where line.user_id = p_user and line.seq > least(v_to, p_last) and line.seq <= greatest(v_to, p_last)
    union all
    select line.category, line.transaction_type, coalesce(line.slug, line.tool_slug),
      sign(v_from - p_first)::bigint, sign(v_from - p_first)::bigint * abs(line.delta)
    from ledger_entry line where line.user_id = p_user and line.seq > least(v_from, p_first) and line.seq <= greatest(v_from, p_first)
    union all
    select item.category, item.transaction_type, item.slug,
      case checkpoint.seq when v_to then item.lines else -item.lines end, case checkpoint.seq when v_to then item.credits else -item.credits end
    from usage_checkpoint checkpoint
    cross join unnest(checkpoint.categories, checkpoint.types, checkpoint.slugs, checkpoint.lines, checkpoint.credits)
      item (category, transaction_type, slug, lines, credits)
    where checkpoint.user_id = p_user and checkpoint.seq in (v_from, v_to) and v_from <> v_to
  )
  select category, transaction_type, slug, sum(lines)::bigint, sum(credits)::bigint
  from part where p_filter = 'all' or category = p_filter
  group by category, transaction_type, slug having sum(lines) <> 0;
end
$$;

grant execute on function usage_between to accounts_app;
