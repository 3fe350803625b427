-- squawk-ignore-file ban-create-domain-with-constraint
-- Domains and triggers instead of CHECK constraints on what a charge writes: PostgreSQL reads and plans the latter again in
-- every statement, which was more than half of the time of a charge.
create domain credits as bigint check (value >= 0);
create domain account_status as text check (value in ('active', 'suspended'));
create domain account_plan as text check (value in ('free', 'solo', 'build', 'grow', 'scale'));
create domain key_label as text check (length(value) between 1 and 80);
create domain sha256_hash as bytea check (length(value) = 32);

-- One balance per user, with one counter for each kind of ledger line and the moment of the last one; what follows from these is not
-- stored. No reference to users: account and ledger stay when a user is erased. Half-filled pages leave room for the new version
-- of a row beside the old one: charges then touch no index.
create table credit_account (
  user_id uuid primary key,
  plan account_plan not null default 'free',
  balance credits not null default 0,
  request_count bigint not null default 0,
  created_at timestamptz not null default now(),
  status account_status not null default 'active',
  tool_use_count bigint not null default 0,
  api_action_refunds bigint not null default 0,
  tool_refunds bigint not null default 0,
  purchase_lines bigint not null default 0,
  last_request_at timestamptz,
  last_tool_use_at timestamptz,
  last_added_at timestamptz,
  usage_count bigint generated always as (request_count + tool_use_count) virtual,
  api_action_lines bigint generated always as (request_count + api_action_refunds) virtual,
  tool_lines bigint generated always as (tool_use_count + tool_refunds) virtual,
  last_seq bigint generated always as
  (request_count + api_action_refunds + tool_use_count + tool_refunds + purchase_lines) virtual,
  last_used_at timestamptz generated always as (greatest(last_request_at, last_tool_use_at)) virtual,
  -- The moment of the last line: the next one is not earlier, whatever the server's clock does.
  last_ts timestamptz generated always as (greatest(last_request_at, last_tool_use_at, last_added_at)) virtual
) with (fillfactor = 50);

-- Append-only. Every line knows its place in its account, and among its account's lines of the same category: a page of any filter
-- is a range of numbers. No foreign key to the account: only functions insert, and they have just written that very row.
create table ledger_entry (
  user_id uuid not null,
  seq bigint not null,
  ts timestamptz not null default clock_timestamp(),
  transaction_type text not null,
  slug text,
  tool_slug text,
  delta bigint not null,
  balance_after bigint not null,
  reason text,
  run_id uuid,
  grant_key text,
  category text not null,
  category_seq bigint not null,
  primary key (user_id, seq),
  unique (user_id, category, category_seq)
);
create unique index ledger_entry_run on ledger_entry (run_id) where delta < 0;
create unique index ledger_entry_refund on ledger_entry (run_id) where transaction_type = 'refund';
create unique index ledger_entry_grant on ledger_entry (user_id, grant_key) where grant_key is not null;

-- Running totals of the ledger up to a line, so that a summary reads the lines near it only. One row per mark: it is there as a whole or not.
create table usage_checkpoint (
  user_id uuid not null,
  seq bigint not null check (seq > 0),
  categories text[] not null,
  types text[] not null,
  slugs text[] not null,
  lines bigint[] not null,
  credits bigint[] not null,
  primary key (user_id, seq)
);

-- API keys: a hash, never the key, and at most one live key per user. There is one live key, so its uses are the requests of the
-- account since it was made; what they were when it is revoked is written down.
create table api_key (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kid text not null unique,
  label key_label not null,
  token_hash sha256_hash not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  requests_before bigint not null default 0,
  requests_after bigint,
  last_request_at timestamptz,
  paused_until timestamptz
) with (fillfactor = 50);
create unique index api_key_one_live on api_key (user_id) where revoked_at is null;
create index api_key_user on api_key (user_id);

-- The tools of the dashboard and what one use of each costs.
create table tool_pricing (
  tool_slug text primary key,
  display_name text not null,
  description text not null,
  icon text not null,
  credit_cost integer not null check (credit_cost >= 0),
  tool_type text not null
);
-- Free until an analysis is charged for: the card never names a price that is not taken.
insert into tool_pricing (tool_slug, display_name, description, icon, credit_cost, tool_type)
values ('flow-content', 'Flow Content', 'AI-powered content strategy generator', 'file-text', 0, 'tool');
