create table workshop_session (
  id uuid primary key default uuidv7(),
  title text not null,
  subtitle text not null,
  start_utc timestamptz not null,
  duration_min integer not null check (duration_min > 0),
  status text not null check (status in ('draft', 'upcoming', 'live', 'replay', 'soldout')),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  format text not null check (format in ('live_coding', 'hands_on', 'questions')),
  cover_url text,
  stack text[] not null default '{}',
  agenda text[] not null default '{}',
  objectives text[] not null default '{}',
  deliverables text[] not null default '{}',
  prerequisites text[] not null default '{}',
  perks text[] not null default '{}',
  ticket_free_enabled boolean not null default true,
  premium_price_eur numeric(8,2) not null default 0 check (premium_price_eur >= 0),
  created_at timestamptz not null default now()
);
create index workshop_session_start on workshop_session (start_utc);

-- How many seats of the room are taken. The CHECK refuses an oversold room even when the code has a bug.
create table seat_counter (
  session_id uuid primary key references workshop_session on delete cascade,
  capacity integer not null check (capacity > 0),
  taken integer not null default 0,
  constraint seat_counter_within_room check (taken between 0 and capacity)
);

-- The ledger behind the counter: taken = the rows that are held or confirmed.
create table seat_allocation (
  id uuid primary key default uuidv7(),
  session_id uuid not null references workshop_session on delete cascade,
  email text not null check (char_length(email) <= 255),
  ticket_type text not null check (ticket_type in ('free', 'premium')),
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'expired', 'refunded')),
  held_until timestamptz check ((state = 'held') = (held_until is not null)),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index seat_allocation_one_live_seat on seat_allocation (session_id, lower(email))
  where state in ('held', 'confirmed');

-- What the person told us; the ledger can outlive it.
create table registration (
  seat_id uuid primary key references seat_allocation on delete cascade,
  first_name text not null,
  role text,
  consent_at timestamptz not null,
  telegram_notifications boolean not null,
  telegram_username text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  idempotency_key text unique,
  request_hash bytea,
  check ((idempotency_key is null) = (request_hash is null))
);
