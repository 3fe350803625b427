-- A place that waits for the press in its mail stands in no line. It is asked for where one network has taken more than a few places.
alter table waiting_place drop constraint waiting_place_state_check;
alter table waiting_place add constraint waiting_place_state
  check (state in ('unconfirmed', 'waiting', 'offered', 'accepted', 'passed', 'expired', 'left', 'closed')) not valid;
alter table waiting_place
  -- A keyed hash of the network that asked, to count its places that no mail has confirmed.
  add column network_hash bytea,
  add column address_confirmed_at timestamptz;
-- squawk-ignore require-concurrent-index-creation -- a table of the lines, far from large
create index waiting_place_unconfirmed_network on waiting_place (network_hash, joined_at)
  where address_confirmed_at is null and state in ('waiting', 'offered');

-- The provider may report a refund as failed days after it was ordered: it is tried again under the next number, and then waits for
-- the organiser.
alter table seat_payment
  add column refund_attempt integer not null default 1,
  add column refund_failed_at timestamptz;
