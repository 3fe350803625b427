-- How the runs since a moment went, live ones and examples, per action that had any. Runs that failed through no fault of ours are
-- left out. Live runs decide the latency where there are twenty. `p_slugs` and `p_targets` (milliseconds) belong together.
create or replace function measure_actions(p_slugs text[], p_targets integer[], p_since timestamptz)
returns table (slug text, succeeded integer, counted integer, "onTime" integer, p95 double precision)
language sql stable security definer
begin atomic
  with ended as (
    select run.slug, true as live, run.status = 'succeeded' as ok, run.duration_ms
    from run where run.id >= first_id_of(p_since) and run.status in ('succeeded', 'failed', 'timed_out', 'interrupted')
    union all
    select example.slug, false, example.outcome = 'ok', example.duration_ms
    from example_run example where example.started_at >= p_since
  )
  select target.slug,
    count(*) filter (where ended.ok)::integer,
    count(*)::integer,
    count(*) filter (where ended.ok and ended.duration_ms <= target.ms)::integer,
    case when count(*) filter (where ended.ok and ended.live) >= 20
      then percentile_cont(0.95) within group (order by ended.duration_ms) filter (where ended.ok and ended.live)
      else percentile_cont(0.95) within group (order by ended.duration_ms) filter (where ended.ok)
    end
  from unnest(p_slugs, p_targets) as target (slug, ms)
  join ended on ended.slug = target.slug
  group by target.slug;
end;

grant execute on function measure_actions to actions_app;
