-- Which time of its session the person of a booking knows, as the SEQUENCE of the session. Who knows an older one is told of the change, once.
alter table seat_allocation add column told_sequence integer not null default 0;
update seat_allocation seat set told_sequence = session.sequence
  from workshop_session session where session.id = seat.session_id and session.sequence > 0;
-- squawk-ignore require-concurrent-index-creation -- a table of the bookings, far from large
create index seat_allocation_told on seat_allocation (session_id, told_sequence) where state = 'confirmed';

-- The times that a session had before it was moved, each under the SEQUENCE until which it stood.
create table former_session_time (
  session_id uuid not null references workshop_session on delete cascade,
  sequence integer not null,
  start_utc timestamptz not null,
  duration_min integer not null,
  primary key (session_id, sequence)
);
