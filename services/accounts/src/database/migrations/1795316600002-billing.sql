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
