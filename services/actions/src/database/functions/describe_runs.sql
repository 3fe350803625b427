-- The runs since a moment behind the figures of `measure_actions`, per action that had any: how they ended, how long those that
-- succeeded took, and how many there were in each hour. Aggregates only: no row of an account leaves this function. `p_bounds`:
-- ascending milliseconds; bucket n counts the runs above bound n - 1 and up to bound n. Latency is of the live runs alone where twenty
-- succeeded. One scan for all actions.
create or replace function describe_runs(
  p_slugs text[], p_targets integer[], p_since timestamptz, p_bounds double precision[]
)
returns table (
  slug text, live integer, examples integer, succeeded integer, failed integer, "timedOut" integer, interrupted integer,
  excluded integer, "onTime" integer, "isLive" boolean, measured integer, p50 double precision, p95 double precision,
  p99 double precision, longest double precision, buckets integer[], hours jsonb
)
language sql stable security definer
begin atomic
  with negated as (
    select array_agg(-bound order by bound desc) as bounds from unnest(p_bounds) as item (bound)
  ), ended as (
    select run.slug, true as live, run.status, run.duration_ms,
      least(23, greatest(0, floor(extract(epoch from run.started_at - p_since) / 3600)))::integer as hour
    from run where run.id >= first_id_of(p_since) and run.status <> 'running'
    union all
    select example.slug, false,
      case example.outcome when 'ok' then 'succeeded' when 'timeout' then 'timed_out' else 'failed' end,
      example.duration_ms, least(23, greatest(0, floor(extract(epoch from example.started_at - p_since) / 3600)))::integer
    from example_run example where example.started_at >= p_since
  ), total as (
    select target.slug,
      count(*) filter (where ended.live and ended.status not in ('rejected', 'upstream_failed'))::integer as live,
      count(*) filter (where not ended.live)::integer as examples,
      count(*) filter (where ended.status = 'succeeded')::integer as succeeded,
      count(*) filter (where ended.status = 'failed')::integer as failed,
      count(*) filter (where ended.status = 'timed_out')::integer as timed_out,
      count(*) filter (where ended.status = 'interrupted')::integer as interrupted,
      count(*) filter (where ended.status in ('rejected', 'upstream_failed'))::integer as excluded,
      count(*) filter (where ended.status = 'succeeded' and ended.duration_ms <= target.ms)::integer as on_time,
      count(*) filter (where ended.status = 'succeeded' and ended.live) >= 20 as is_live
    from unnest(p_slugs, p_targets) as target (slug, ms)
    join ended on ended.slug = target.slug
    group by target.slug
  ), measured as (
    select total.slug, ended.duration_ms,
      cardinality(p_bounds) - width_bucket(-ended.duration_ms, negated.bounds) + 1 as bucket
    from total join ended on ended.slug = total.slug cross join negated
    where ended.status = 'succeeded' and (ended.live or not total.is_live)
  ), latency as (
    select measured.slug, count(*)::integer as measured,
      percentile_cont(0.5) within group (order by measured.duration_ms) as p50,
      percentile_cont(0.95) within group (order by measured.duration_ms) as p95,
      percentile_cont(0.99) within group (order by measured.duration_ms) as p99,
      max(measured.duration_ms) as longest
    from measured group by measured.slug
  ), filled as (
    select counted.slug, array_agg(coalesce(counted.runs, 0) order by counted.place) as buckets
    from (
      select latency.slug, place, runs.runs
      from latency cross join generate_series(1, cardinality(p_bounds) + 1) as place
      left join (
        select measured.slug, measured.bucket, count(*)::integer as runs from measured group by measured.slug, measured.bucket
      ) runs on runs.slug = latency.slug and runs.bucket = place
    ) counted
    group by counted.slug
  ), hourly as (
    select each_hour.slug, jsonb_agg(jsonb_build_object(
      'hour', each_hour.hour, 'counted', each_hour.counted, 'succeeded', each_hour.succeeded
    ) order by each_hour.hour) as hours
    from (
      select ended.slug, ended.hour, count(*)::integer as counted,
        count(*) filter (where ended.status = 'succeeded')::integer as succeeded
      from ended where ended.status not in ('rejected', 'upstream_failed') group by ended.slug, ended.hour
    ) each_hour
    group by each_hour.slug
  )
  select total.slug, total.live, total.examples, total.succeeded, total.failed, total.timed_out, total.interrupted,
    total.excluded, total.on_time, total.is_live, coalesce(latency.measured, 0), latency.p50, latency.p95, latency.p99,
    latency.longest, coalesce(filled.buckets, array_fill(0, array[cardinality(p_bounds) + 1])), coalesce(hourly.hours, '[]')
  from total
  left join latency on latency.slug = total.slug
  left join filled on filled.slug = total.slug
  left join hourly on hourly.slug = total.slug;
end;

grant execute on function describe_runs to actions_app;
