-- Runs that fail through no fault of ours are told from those that do.
alter table run drop constraint run_status_check;
alter table run add constraint run_status_check check (
  status in ('running', 'succeeded', 'failed', 'timed_out', 'interrupted', 'rejected', 'upstream_failed')
) not valid;

-- When the examples of an action are due. A replica that takes an action moves its time on, so that no other takes it.
create table verification_schedule (
  slug text primary key,
  due_at timestamptz not null
);

-- One row per pass over all examples of an action, kept for 30 days.
create table verification_pass (
  id uuid primary key,
  slug text not null,
  finished_at timestamptz not null default clock_timestamp(),
  passed boolean not null
);
create index verification_pass_slug on verification_pass (slug, finished_at);

-- One row per example that was run, kept for 30 days.
create table example_run (
  id uuid primary key,
  pass_id uuid not null,
  slug text not null,
  example text not null,
  started_at timestamptz not null,
  duration_ms double precision not null,
  outcome text not null check (outcome in ('ok', 'server_error', 'timeout')),
  fault text
);
create index example_run_started on example_run (started_at);

-- What the catalogue shows, one row per action, computed from the rows above and from `run`.
create table action_metrics (
  slug text primary key,
  health_status text check (health_status in ('healthy', 'degraded', 'down')),
  score smallint,
  p95_latency_ms_24h double precision,
  success_rate_24h double precision,
  on_time_rate_24h double precision,
  last_verified_at timestamptz,
  computed_at timestamptz not null
);

-- When the figures were computed last.
create table metrics_refresh (
  only_one boolean primary key default true check (only_one),
  refreshed_at timestamptz not null default '-infinity'
);
insert into metrics_refresh default values;
