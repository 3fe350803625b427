-- What organisers set. The stored status is theirs (draft, open, closed, cancelled); live, replay and ended follow from the clock.
alter table workshop_session drop constraint workshop_session_status_check;
alter table workshop_session add constraint workshop_session_status
  check (status in ('draft', 'upcoming', 'live', 'replay', 'soldout', 'cancelled')) not valid;
alter table workshop_session
  add column reference text check (reference ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  add column room_url text,
  add column after_workshop_url text,
  add column replay_url text,
  add column replay_kind text check (replay_kind in ('file', 'embed')),
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  -- SEQUENCE of the calendar entries: raised by every change of time and by the cancellation.
  add column sequence integer not null default 0;
-- squawk-ignore require-concurrent-index-creation -- a table of the sessions, far from large
create unique index workshop_session_reference on workshop_session (reference);

-- The second capacity: a premium ticket takes a seat of the room and one of the After-Workshop, or neither.
alter table seat_counter
  add column after_capacity integer not null default 8 check (after_capacity >= 0),
  add column after_taken integer not null default 0,
  add constraint seat_counter_within_after check (after_taken between 0 and after_capacity) not valid;

-- A booking. `unconfirmed` takes no seat until the button in the mail is pressed; `held` and `confirmed` take one.
alter table seat_allocation drop constraint seat_allocation_state_check;
alter table seat_allocation drop constraint seat_allocation_check;
alter table seat_allocation add constraint seat_allocation_state
  check (state in ('unconfirmed', 'held', 'confirmed', 'cancelled', 'expired', 'refunded')) not valid;
alter table seat_allocation add constraint seat_allocation_held_until
  check ((state in ('unconfirmed', 'held')) = (held_until is not null)) not valid;
alter table seat_allocation
  -- What a held seat waits for: a payment, or the answer to an offer.
  add column held_for text check (held_for in ('payment', 'offer')),
  add column address_confirmed_at timestamptz,
  -- A keyed hash of the network that booked, to count its seats that no mail has confirmed.
  add column network_hash bytea,
  add column price_eur numeric(8,2) not null default 0 check (price_eur >= 0),
  add column cancelled_at timestamptz,
  -- Raised by changes of this booking alone; the SEQUENCE of its calendar entry is this and that of the session.
  add column sequence integer not null default 0;
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_ends on seat_allocation (session_id, held_until) where held_until is not null;
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_due on seat_allocation (held_until) where held_until is not null;
-- The bookings of a session, in the order in which they were made.
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_session on seat_allocation (session_id, id);
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_open_address on seat_allocation (session_id, lower(email))
  where state in ('unconfirmed', 'held', 'confirmed');
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_unconfirmed_network on seat_allocation (network_hash, created_at)
  where address_confirmed_at is null and state = 'confirmed';

-- Opens a booking: the personal links of its mails.
create table booking_link (
  token_hash bytea primary key,
  seat_id uuid not null references seat_allocation on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index booking_link_seat on booking_link (seat_id);

-- One payment page. What was paid is kept: a booking with payments is not deleted. A refund is of the whole sum and is due by a moment that the policy names.
create table seat_payment (
  id uuid primary key default uuidv7(),
  seat_id uuid not null references seat_allocation on delete restrict,
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('open', 'processing', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
  page_id text,
  page_url text,
  page_expires_at timestamptz not null,
  -- The provider's name for the payment, known once it was paid.
  payment_id text,
  paid_at timestamptz,
  refund_due_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('refunding', 'refunded')) = (refund_due_at is not null))
);
create index seat_payment_seat on seat_payment (seat_id);
create index seat_payment_refunds on seat_payment (refund_due_at) where state = 'refunding';

-- Events of the payment provider that were applied, so that none is applied twice.
create table payment_event (
  id text primary key,
  type text not null,
  seat_payment_id uuid not null references seat_payment on delete restrict,
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index payment_event_payment on payment_event (seat_payment_id);

-- The line of a session that is full, first come, first asked. An offer is a held seat of the ledger.
create table waiting_place (
  id uuid primary key default uuidv7(),
  line_number bigint generated always as identity,
  session_id uuid not null references workshop_session on delete cascade,
  email text not null check (char_length(email) <= 255),
  ticket_type text not null check (ticket_type in ('free', 'premium')),
  state text not null check (state in ('waiting', 'offered', 'accepted', 'passed', 'expired', 'left', 'closed')),
  seat_id uuid unique references seat_allocation on delete cascade,
  -- The end of the offer, which stands again when the payment of an accepted seat could not be begun.
  offered_until timestamptz,
  consent_at timestamptz not null,
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  check (state <> 'offered' or seat_id is not null)
);
create unique index waiting_place_one_per_address on waiting_place (session_id, lower(email))
  where state in ('waiting', 'offered');
create index waiting_place_session on waiting_place (session_id);
create index waiting_place_line on waiting_place (session_id, line_number) where state = 'waiting';

create table waiting_link (
  token_hash bytea primary key,
  place_id uuid not null references waiting_place on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index waiting_link_place on waiting_link (place_id);

-- What was sent about a booking, so that each reminder goes out at most once. `starts_at` is the start that it was about: after a
-- change of time it is due anew.
create table booking_notice (
  seat_id uuid not null references seat_allocation on delete cascade,
  kind text not null check (kind in ('day_before', 'hour_before', 'afterwards')),
  channel text not null check (channel in ('mail', 'telegram')),
  starts_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (seat_id, kind, channel, starts_at)
);

-- One-time start links of the bot, and the chats that were joined by them.
create table telegram_link (
  token_hash bytea primary key,
  seat_id uuid not null references seat_allocation on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index telegram_link_seat on telegram_link (seat_id);
create table telegram_chat (
  seat_id uuid primary key references seat_allocation on delete cascade,
  chat_id bigint not null,
  consent_at timestamptz not null
);
create index telegram_chat_chat on telegram_chat (chat_id);
