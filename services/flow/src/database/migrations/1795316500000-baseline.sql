create table flow_strategies (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  strategy_name text not null check (char_length(strategy_name) between 3 and 100),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),

  -- What the person typed, kept as it was.
  intake_goals text not null,
  intake_competitors text not null,
  intake_tone text not null check (intake_tone in ('professional', 'casual', 'expert')),
  intake_raw_text text not null,
  intake_pdf_url text not null,

  -- What the analysis found; null until it is done.
  icp_json jsonb,
  pillars_json jsonb,
  offers_json jsonb,
  tone_json jsonb,
  parsing_notes text,
  horizon_days integer check (horizon_days > 0),
  competitors text[] not null default '{}',
  sources_seed text[] not null default '{}',
  derived_at timestamptz,

  analysis_state text not null default 'queued' check (analysis_state in ('queued', 'running', 'done', 'failed')),
  analysis_step text check (analysis_step in ('reading', 'audience', 'offers', 'pillars', 'tone')),
  analysis_attempt integer not null default 0,
  analysis_engine text,

  -- Grows with every change: the id of the event that tells of it.
  version integer not null default 1
);
create index flow_strategies_newest on flow_strategies (user_id, created_at desc, id desc);
alter table flow_strategies enable row level security;
alter table flow_strategies force row level security;
create policy flow_strategies_of_user on flow_strategies to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy flow_strategies_of_owner on flow_strategies to flow_owner using (true) with check (true);

create table flow_ideas (
  id uuid primary key default uuidv7(),
  strategy_id uuid not null references flow_strategies on delete cascade,
  user_id uuid not null,
  title text not null,
  summary text not null,
  angle text not null,
  pillar text not null,
  novelty_score numeric(4,3) not null check (novelty_score between 0 and 1),
  status text not null default 'new' check (status in ('new', 'pending', 'approved', 'rejected', 'published')),
  created_at timestamptz not null default now()
);
create index flow_ideas_of_strategy on flow_ideas (strategy_id, novelty_score desc);
alter table flow_ideas enable row level security;
alter table flow_ideas force row level security;
create policy flow_ideas_of_user on flow_ideas to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy flow_ideas_of_owner on flow_ideas to flow_owner using (true) with check (true);

-- An access token outlives its account by some minutes, and must not leave anything here.
create table erased_user (
  user_id uuid primary key,
  erased_at timestamptz not null default now()
);
alter table erased_user enable row level security;
alter table erased_user force row level security;
create policy erased_user_of_user on erased_user to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy erased_user_of_owner on erased_user to flow_owner using (true) with check (true);
revoke insert, update, delete, truncate on erased_user from flow_app;
