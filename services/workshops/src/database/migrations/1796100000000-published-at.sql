-- Since when a session can be booked. Null for a draft, and for sessions that were published before this was kept.
alter table workshop_session add column published_at timestamptz;
