-- squawk-ignore-file ban-create-domain-with-constraint
-- Users and their sessions. The row in users is the person: what belongs to the person goes with it.
create table users (
  id uuid primary key default uuidv7(),
  email text not null check (length(email) between 3 and 255),
  password_hash text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_address on users (lower(email));

-- Sign-ups that wait for their link, each with its own password.
create table sign_up (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  email text not null check (length(email) between 3 and 255),
  password_hash text not null,
  browser_hash bytea check (length(browser_hash) = 32),
  created_at timestamptz not null default now()
);
create index sign_up_user on sign_up (user_id, created_at);

create table verification_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz,
  sign_up_id uuid references sign_up on delete set null
);
create index verification_token_user on verification_token (user_id);
create unique index verification_token_one_live on verification_token (sign_up_id)
where used_at is null and superseded_at is null;

create table recovery_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index recovery_token_user on recovery_token (user_id);
create unique index recovery_token_one_live on recovery_token (user_id)
where used_at is null and superseded_at is null;

create table address_change_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  email text not null check (length(email) between 3 and 255),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index address_change_token_user on address_change_token (user_id);
create unique index address_change_token_one_live on address_change_token (user_id)
where used_at is null and superseded_at is null;

create table address_undo_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  email text not null check (length(email) between 3 and 255),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index address_undo_token_user on address_undo_token (user_id);

create table session_family (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  generation integer not null default 1 check (generation > 0),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (
    ended_because in ('signed_out', 'token_reused', 'password_changed', 'ended_elsewhere', 'address_restored')
  ),
  user_agent text check (length(user_agent) <= 512)
);
create index session_family_user on session_family (user_id);

create table known_device (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- The hits of the present window and of the one before it. Unlogged: shared by all replicas, and a crash may take it.
create unlogged table throttle (
  bucket text primary key,
  hits integer not null,
  hits_before integer not null default 0,
  refusals integer not null default 0,
  allowed boolean not null default true,
  started_at timestamptz not null,
  expires_at timestamptz not null
) with (fillfactor = 70);
create index throttle_expiry on throttle (expires_at);

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

-- What a plan gives in a month.
create table plan_credits (
  plan text primary key check (plan in ('solo', 'build', 'grow', 'scale')),
  credits integer not null check (credits > 0)
);
insert into plan_credits (plan, credits) values ('solo', 100), ('build', 600), ('grow', 2000), ('scale', 6000);

create table payment_customer (
  user_id uuid primary key references users on delete cascade,
  provider text not null check (provider in ('local', 'stripe')),
  customer_id text not null unique,
  created_at timestamptz not null default now()
);

create sequence subscription_reading;
create table subscription (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  plan text not null references plan_credits,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'canceled')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  ends_at timestamptz,
  -- The number of the reading of the provider that this is: an answer to an earlier question never replaces that to a later one.
  reading bigint not null,
  scheduled_plan text references plan_credits,
  scheduled_at timestamptz,
  constraint subscription_schedule check ((scheduled_plan is null) = (scheduled_at is null))
);
create index subscription_user on subscription (user_id);

create table payment_event (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index payment_event_user on payment_event (user_id);

-- What a cycle of a subscription was granted. Written by grant_cycle.
create table billing_cycle (
  subscription_id text not null references subscription on delete cascade,
  period_end timestamptz not null,
  period_start timestamptz not null,
  user_id uuid not null references users on delete cascade,
  plan text not null references plan_credits,
  granted integer not null check (granted >= 0),
  primary key (subscription_id, period_end)
);
create index billing_cycle_user on billing_cycle (user_id);

-- The provider keeps the documents; here is what was paid or not, so that each receipt is sent once.
create table invoice (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  subscription_id text not null,
  total bigint not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  created_at timestamptz not null,
  failed_at timestamptz,
  paid_at timestamptz,
  check (failed_at is not null or paid_at is not null)
);
create index invoice_user on invoice (user_id);

-- One-time purchases. No reference to users: what was paid stays in the books when its buyer is erased.
create table purchase (
  id uuid primary key,
  user_id uuid not null,
  product text not null,
  description text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  provider text not null check (provider in ('local', 'stripe')),
  -- open: its payment page may be paid on. processing: the payment was made, the money is on its way.
  state text not null default 'open' check (state in ('open', 'processing', 'paid')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  payment_id text unique,
  check ((state = 'paid') = (paid_at is not null))
);
create index purchase_user on purchase (user_id, created_at);

-- The user's turn to change something at the payment provider: a row that expires, instead of a lock.
create table billing_lease (
  user_id uuid primary key references users on delete cascade,
  token uuid not null,
  expires_at timestamptz not null
);

create table mail_settings (
  user_id uuid primary key references users on delete cascade,
  credit_alerts boolean not null
);
create table credit_alert (
  user_id uuid not null references users on delete cascade,
  cycle text not null,
  threshold smallint not null check (threshold in (80, 100)),
  created_at timestamptz not null default now(),
  primary key (user_id, cycle, threshold)
);

-- Addresses that were confirmed on the waitlist. Hashes stay when accounts go, so that an address gets its bonus once; the
-- pepper keeps them from being guessed back.
create table waitlist_pepper (
  only_one boolean primary key default true check (only_one),
  pepper bytea not null
);
insert into waitlist_pepper (pepper)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
create table waitlist_address (
  address_hash bytea primary key check (length(address_hash) = 32),
  confirmed_at timestamptz not null default clock_timestamp(),
  slot smallint unique check (slot between 1 and 100),
  granted_at timestamptz,
  check ((slot is null) = (granted_at is null))
);

-- Tables that only functions write.
revoke insert, update, delete, truncate on
credit_account, ledger_entry, usage_checkpoint, tool_pricing, plan_credits, billing_cycle from accounts_app;
revoke all on waitlist_pepper, waitlist_address from accounts_app;

-- Tenant tables: the service sees the rows of one user, the owner (for its functions) sees all.
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'sign_up', 'verification_token', 'recovery_token', 'address_change_token', 'address_undo_token', 'session_family',
    'known_device', 'credit_account', 'ledger_entry', 'usage_checkpoint', 'api_key', 'payment_customer', 'subscription',
    'payment_event', 'billing_cycle', 'invoice', 'purchase', 'billing_lease', 'mail_settings', 'credit_alert'
  ]
  loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format(
      'create policy %I on %I to accounts_app'
      || ' using (user_id = nullif(current_setting(''app.user_id'', true), '''')::uuid)'
      || ' with check (user_id = nullif(current_setting(''app.user_id'', true), '''')::uuid)',
      v_table || '_of_user', v_table
    );
    execute format(
      'create policy %I on %I to accounts_owner using (true) with check (true)', v_table || '_of_owner', v_table
    );
  end loop;
end
$$;
