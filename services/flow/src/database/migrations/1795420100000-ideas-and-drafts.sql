-- A request of ideas, one at a time for a strategy. `ideas_attempt` only grows, so that the result of an attempt that was given up is
-- never taken for that of a later one; `ideas_last_attempt` is the one after which the request has failed.
alter table flow_strategies add column ideas_state text not null default 'idle';
alter table flow_strategies add constraint flow_strategies_ideas_state_check
check (ideas_state in ('idle', 'queued', 'running', 'failed')) not valid;
alter table flow_strategies add column ideas_message text;
alter table flow_strategies add column ideas_engine text;
alter table flow_strategies add column ideas_notice text;
alter table flow_strategies add column ideas_attempt integer not null default 0;
alter table flow_strategies add column ideas_last_attempt integer not null default 0;
alter table flow_strategies add column ideas_request jsonb;

-- `version` counts the changes of the strategy, its ideas and its drafts. These are its values at the last change of what the strategy
-- itself shows, and when ideas were last taken away.
alter table flow_strategies add column shown_version integer not null default 1;
alter table flow_strategies add column ideas_removed_version integer not null default 0;
-- The release before counts each of these updates as a change.
update flow_strategies set shown_version = version + 1;

-- `version` is the strategy's at the last change of the idea or of one of its drafts.
alter table flow_ideas add column novelty jsonb not null
default '{"nearest_title": null, "shared_words": [], "explanation": ""}';
alter table flow_ideas add column sources jsonb not null default '[]';
alter table flow_ideas add column line_ids text[] not null default '{}';
alter table flow_ideas add column is_outdated boolean not null default false;
alter table flow_ideas add column scheduled_on date;
alter table flow_ideas add column engine text not null default 'embedded@1';
alter table flow_ideas add column notice text;
alter table flow_ideas add column version integer not null default 0;
-- squawk-ignore require-concurrent-index-creation -- no release has written ideas yet
create index flow_ideas_changed on flow_ideas (strategy_id, version);

-- `attempt` and `last_attempt` are as those of a request of ideas; `version` counts the texts.
create table flow_drafts (
  id uuid primary key default uuidv7(),
  idea_id uuid not null references flow_ideas on delete cascade,
  strategy_id uuid not null references flow_strategies on delete cascade,
  user_id uuid not null,
  format text not null check (format in ('blog', 'linkedin', 'tweet')),
  status text not null default 'queued' check (status in ('queued', 'writing', 'ready', 'failed')),
  version integer not null default 0,
  content_md text,
  language text not null check (language in ('en', 'fr', 'es')),
  tone text not null check (tone in ('professional', 'casual', 'expert')),
  rubric jsonb not null default '[]',
  sources jsonb not null default '[]',
  quality_score numeric(4, 3) check (quality_score between 0 and 1),
  engine text,
  notice text,
  failure text,
  attempt integer not null default 0,
  last_attempt integer not null default 0,
  written_at timestamptz,
  created_at timestamptz not null default now(),
  unique (idea_id, format),
  check ((version = 0) = (content_md is null)),
  check (status <> 'ready' or content_md is not null)
);
create index flow_drafts_of_strategy on flow_drafts (strategy_id, format, written_at desc);
create index flow_drafts_unfinished on flow_drafts (user_id) where status in ('queued', 'writing');
alter table flow_drafts enable row level security;
alter table flow_drafts force row level security;
create policy flow_drafts_of_user on flow_drafts to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy flow_drafts_of_owner on flow_drafts to flow_owner using (true) with check (true);

-- The latest texts of a draft, the present one among them.
create table flow_draft_versions (
  draft_id uuid not null references flow_drafts on delete cascade,
  version integer not null check (version > 0),
  user_id uuid not null,
  content_md text not null,
  language text not null,
  tone text not null,
  sources jsonb not null,
  quality_score numeric(4, 3) not null check (quality_score between 0 and 1),
  engine text not null,
  notice text,
  written_at timestamptz not null,
  primary key (draft_id, version)
);
alter table flow_draft_versions enable row level security;
alter table flow_draft_versions force row level security;
create policy flow_draft_versions_of_user on flow_draft_versions to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy flow_draft_versions_of_owner on flow_draft_versions to flow_owner using (true) with check (true);
