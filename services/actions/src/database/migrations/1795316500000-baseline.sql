-- One row per paid call. What was sent and what came out is not kept.
create table run (
  id uuid primary key,
  user_id uuid not null,
  key_id uuid not null,
  slug text not null,
  status text not null default 'running' check (
    status in ('running', 'succeeded', 'failed', 'timed_out', 'interrupted')
  ),
  cost integer not null check (cost > 0),
  request_id text not null,
  started_at timestamptz not null default clock_timestamp(),
  deadline_at timestamptz not null,
  finished_at timestamptz,
  duration_ms double precision,
  check ((status = 'running') = (finished_at is null))
);
create index run_unfinished on run (deadline_at) where status = 'running';
alter table run enable row level security;
alter table run force row level security;
create policy run_of_user on run to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy run_of_owner on run to actions_owner using (true) with check (true);

-- The calls of an account in the last minute. The calls of each second are one entry: when its last one was, and how many there were.
create table rate_window (
  user_id uuid primary key,
  moments timestamptz[] not null default '{}',
  counts integer[] not null default '{}'
) with (fillfactor = 50);
alter table rate_window enable row level security;
alter table rate_window force row level security;
create policy rate_window_of_user on rate_window to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy rate_window_of_owner on rate_window to actions_owner using (true) with check (true);

-- Calls with an Idempotency-Key: the one place where an answer is kept. It is null while the run is under way.
create table idempotent_call (
  user_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash bytea not null check (length(request_hash) = 32),
  run_id uuid not null unique,
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, idempotency_key)
);
create index idempotent_call_age on idempotent_call (created_at);
alter table idempotent_call enable row level security;
alter table idempotent_call force row level security;
create policy idempotent_call_of_user on idempotent_call to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy idempotent_call_of_owner on idempotent_call to actions_owner using (true) with check (true);
revoke insert, update, delete, truncate on idempotent_call from actions_app;

-- The log of calls to the public API, kept for 30 days. The id is a UUID of version 7, so that the primary key is the order of time;
-- that of a charged call is the run's.
create table request_log (
  id uuid primary key,
  user_id uuid not null,
  request_id text not null,
  action text,
  kind text not null,
  status smallint not null,
  code text,
  duration_ms real,
  credits integer not null,
  unlisted integer not null,
  -- A column, because the planner takes no calculation into an index scan of a table with row-level security.
  outcome smallint not null generated always as (status / 100) stored
);
create index request_log_user on request_log (user_id, id);
create index request_log_request on request_log (user_id, request_id);
create index request_log_outcome on request_log (user_id, outcome, id);
create index request_log_action on request_log (user_id, action, id);
alter table request_log enable row level security;
alter table request_log force row level security;
create policy request_log_of_user on request_log to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy request_log_of_owner on request_log to actions_owner using (true) with check (true);
revoke insert, update, delete, truncate on request_log from actions_app;

-- Accounts that were deleted within the last day: what is written about them late is deleted, too.
create table erased_user (
  user_id uuid primary key,
  erased_at timestamptz not null default clock_timestamp()
);
alter table erased_user enable row level security;
alter table erased_user force row level security;
create policy erased_user_of_user on erased_user to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy erased_user_of_owner on erased_user to actions_owner using (true) with check (true);
revoke all on erased_user from actions_app;

-- The last run that the log was compared with. A UUID of version 7 begins with its milliseconds: the first row is 30 days ago.
create table request_log_progress (
  only_one boolean primary key default true check (only_one),
  last_run uuid not null
);
insert into request_log_progress (last_run)
values (
  (
    lpad(to_hex(floor(extract(epoch from now() - interval '30 days') * 1000)::bigint), 12, '0')
    || '70008000000000000000'
  )::uuid
);
revoke all on request_log_progress from actions_app;
