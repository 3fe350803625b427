-- The words that were agreed to, beside their version. Null for records from before: their version names them.
alter table waitlist_consent add column wording text;

-- Each mail has a link of its own that leads off the list.
create table waitlist_withdrawal (
  token_hash bytea primary key,
  entry_id uuid not null references waitlist_entry on delete cascade,
  created_at timestamptz not null default now()
);
create index waitlist_withdrawal_entry on waitlist_withdrawal (entry_id);

create table expert_request (
  id uuid primary key default uuidv7(),
  service text not null check (service in ('audit', 'development', 'training')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255),
  company text check (char_length(company) <= 120),
  message text not null check (char_length(message) between 10 and 4000),
  consent_version text not null,
  wording text not null,
  page text not null,
  created_at timestamptz not null default now()
);
create index expert_request_created on expert_request (created_at);
revoke update on expert_request from marketing_app;
