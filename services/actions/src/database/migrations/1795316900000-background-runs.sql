-- Runs that were accepted to run later. The row has the id of its run, and holds what the run needs until it has ended, then its
-- answer for 24 hours. The run is of its account and paid for: `run` has its state.
create table background_run (
  id uuid primary key,
  user_id uuid not null,
  slug text not null,
  request_id text not null,
  -- What was charged, whatever the action costs by the time it runs.
  cost integer not null,
  -- As it was checked, its files by their ids. Null when the run has ended.
  input text,
  -- The files that were kept for it.
  input_files text[] not null default '{}',
  wants_links boolean not null,
  timeout_ms integer not null,
  -- Of the account after the charge.
  balance bigint not null,
  accepted_at timestamptz not null default clock_timestamp(),
  -- A run that found no room waits so long.
  begin_after timestamptz not null default '-infinity',
  began_at timestamptz,
  ended_at timestamptz,
  answer text,
  callback_url text,
  callback_state text check (callback_state in ('waiting', 'delivered', 'failed')),
  callback_due_at timestamptz,
  -- A process delivers it, or has died.
  callback_sending_until timestamptz,
  -- One object per attempt: at, status, error, duration_ms.
  callback_attempts jsonb not null default '[]',
  check ((ended_at is null) = (answer is null)),
  check ((callback_url is null) = (callback_state is null))
);
create index background_run_waiting on background_run (user_id, accepted_at) where began_at is null and ended_at is null;
create index background_run_open on background_run (id) where ended_at is null;
create index background_run_under_way on background_run (user_id) where began_at is not null and ended_at is null;
create index background_run_began on background_run (user_id, began_at);
create index background_run_callback on background_run (user_id, callback_due_at) where callback_state = 'waiting';
create index background_run_age on background_run (ended_at);
alter table background_run enable row level security;
alter table background_run force row level security;
create policy background_run_of_user on background_run to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy background_run_of_owner on background_run to actions_owner using (true) with check (true);
revoke insert, update, delete, truncate on background_run from actions_app;

-- How often an account renewed the secret of its callbacks. The secret itself is derived from the version, and stands nowhere.
create table webhook_secret (
  user_id uuid not null,
  version integer not null check (version > 0),
  renewed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, version)
);
alter table webhook_secret enable row level security;
alter table webhook_secret force row level security;
create policy webhook_secret_of_user on webhook_secret to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy webhook_secret_of_owner on webhook_secret to actions_owner using (true) with check (true);
