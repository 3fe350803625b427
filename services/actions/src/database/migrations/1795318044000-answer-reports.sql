-- Answers that their account reported as wrong: once per run. `input` and `answer` are JSON as the browser showed it, given by consent,
-- and forgotten 90 days after the report.
create table answer_report (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  run_id uuid not null unique,
  request_id text not null,
  action text not null,
  reason text not null check (reason in ('wrong', 'incomplete', 'outdated', 'unreadable', 'other')),
  comment text not null check (length(comment) <= 2000),
  input text,
  answer text,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  credits_refunded integer not null default 0 check (credits_refunded >= 0),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)),
  check ((input is null) = (answer is null))
);
create index answer_report_user on answer_report (user_id, created_at);
create index answer_report_open on answer_report (created_at) where status = 'open';
create index answer_report_content on answer_report (created_at) where input is not null;
alter table answer_report enable row level security;
alter table answer_report force row level security;
create policy answer_report_of_user on answer_report to actions_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy answer_report_of_owner on answer_report to actions_owner using (true) with check (true);
revoke insert, update, delete, truncate on answer_report from actions_app;
