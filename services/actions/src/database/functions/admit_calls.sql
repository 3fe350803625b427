-- Decides calls of one account, each with its limit, one after the other: a call is allowed when fewer calls than its limit were
-- allowed in the minute before it. What is refused is not counted, so that a larger plan helps at once.
--
-- The calls of one second are kept as one entry, which counts until a minute after the last of them: never more than the limit in
-- any sixty seconds, and a call is free again at the latest a second after its minute. An entry from the future (the clock went
-- back) is forgotten. `resets_in` is when the next calls are free: at most 60.
-- @decision D13
create or replace function admit_calls(
  p_moments timestamptz[],
  p_counts integer[],
  p_now timestamptz,
  p_limits integer[],
  out moments timestamptz[],
  out counts integer[],
  out allowed boolean[],
  out calls_left integer[],
  out resets_in integer[]
)
language plpgsql stable security definer
set search_path = actions, pg_temp
as $$
declare
  v_calls integer;
  v_added integer := 0;
  v_last integer;
  v_limit integer;
  v_previous integer;
  v_freed integer;
  v_resets integer;
begin
  select coalesce(array_agg(entry.moment order by entry.moment), '{}'), coalesce(array_agg(entry.calls order by entry.moment), '{}'),
      coalesce(sum(entry.calls), 0)
    into moments, counts, v_calls
    from unnest(p_moments, p_counts) as entry (moment, calls)
    where entry.moment > p_now - interval '1 minute' and entry.moment <= p_now;

  foreach v_limit in array p_limits loop
    allowed := allowed || (v_calls < v_limit);
    if v_calls < v_limit then
      v_calls := v_calls + 1;
      v_added := v_added + 1;
    end if;
    calls_left := calls_left || greatest(v_limit - v_calls, 0);
  end loop;

  v_last := cardinality(moments);
  if v_added > 0 and v_last > 0 and date_trunc('second', moments[v_last]) = date_trunc('second', p_now) then
    moments[v_last] := p_now;
    counts[v_last] := counts[v_last] + v_added;
  elsif v_added > 0 then
    moments := moments || p_now;
    counts := counts || v_added;
  end if;

  foreach v_limit in array p_limits loop
    if v_limit is distinct from v_previous then
      v_previous := v_limit;
      v_freed := 0;
      v_resets := 60;
      for v_last in 1 .. cardinality(moments) loop
        v_freed := v_freed + counts[v_last];
        v_resets := greatest(ceil(extract(epoch from moments[v_last] + interval '1 minute' - p_now)), 1)::integer;
        exit when v_calls - v_freed < v_limit;
      end loop;
    end if;
    resets_in := resets_in || v_resets;
  end loop;
end
$$;
