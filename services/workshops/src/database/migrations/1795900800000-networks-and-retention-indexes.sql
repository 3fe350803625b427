-- An address has one place that waits for its mail.
update waiting_place older set state = 'left'
  where state = 'unconfirmed' and exists (
    select from waiting_place newer where newer.session_id = older.session_id and lower(newer.email) = lower(older.email)
       and newer.state = 'unconfirmed' and newer.id > older.id);
-- squawk-ignore require-concurrent-index-creation -- a table of the lines, far from large
create unique index waiting_place_one_unconfirmed on waiting_place (session_id, lower(email)) where state = 'unconfirmed';

-- Keyed hashes of a wider network, /48 of IPv6: one household has many networks of /64.
alter table seat_allocation add column subnet_hash bytea;
alter table waiting_place add column subnet_hash bytea;
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_unconfirmed_subnet on seat_allocation (subnet_hash, created_at)
  where address_confirmed_at is null and state = 'confirmed';
-- squawk-ignore require-concurrent-index-creation -- a table of the lines, far from large
create index waiting_place_unconfirmed_subnet on waiting_place (subnet_hash, joined_at)
  where address_confirmed_at is null and state in ('waiting', 'offered');

-- Refunds that failed are known by the provider's name for the payment where they carry none of ours.
-- squawk-ignore require-concurrent-index-creation -- a table of the payments, far from large
create index seat_payment_provider on seat_payment (payment_id) where payment_id is not null;

-- What is erased at its time is found without reading what stays.
-- squawk-ignore require-concurrent-index-creation -- as above
create index booking_link_expiry on booking_link (expires_at);
-- squawk-ignore require-concurrent-index-creation -- as above
create index waiting_link_expiry on waiting_link (expires_at);
-- squawk-ignore require-concurrent-index-creation -- as above
create index seat_allocation_network on seat_allocation (created_at) where network_hash is not null;
-- squawk-ignore require-concurrent-index-creation -- as above
create index waiting_place_network on waiting_place (joined_at) where network_hash is not null;
-- squawk-ignore require-concurrent-index-creation -- as above
create index seat_allocation_expired on seat_allocation (changed_at) where state = 'expired';
-- squawk-ignore require-concurrent-index-creation -- as above
create index seat_allocation_person on seat_allocation (session_id) where email not like '%@erased.invalid';
