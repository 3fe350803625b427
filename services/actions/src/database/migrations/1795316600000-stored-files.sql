-- Files of calls and of answers, kept for 24 hours. The content is stored as it is: most formats are compressed already.
create table stored_file (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  mime text not null,
  size integer not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  content bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
alter table stored_file alter column content set storage external;
create index stored_file_user on stored_file (user_id, expires_at);
create index stored_file_age on stored_file (expires_at);
alter table stored_file enable row level security;
alter table stored_file force row level security;
create policy stored_file_of_user on stored_file to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy stored_file_of_owner on stored_file to actions_owner using (true) with check (true);
