-- The actions that a reader marked.
create table user_favorite (
  user_id uuid not null,
  action_slug text not null check (length(action_slug) between 1 and 80),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, action_slug)
);
alter table user_favorite enable row level security;
alter table user_favorite force row level security;
create policy user_favorite_of_user on user_favorite to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy user_favorite_of_owner on user_favorite to actions_owner using (true) with check (true);

-- What was searched in the catalogue and not found. The user is forgotten with the account; the address is never kept.
create table empty_search (
  id bigint generated always as identity primary key,
  search_query text not null check (length(search_query) between 1 and 100),
  user_id uuid,
  filters jsonb not null,
  ip_address text check (ip_address is null),
  user_agent text check (length(user_agent) <= 500),
  created_at timestamptz not null default clock_timestamp()
);
create index empty_search_user on empty_search (user_id, created_at);
alter table empty_search enable row level security;
alter table empty_search force row level security;
create policy empty_search_of_user on empty_search to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy empty_search_of_owner on empty_search to actions_owner using (true) with check (true);
