-- The start that was announced before a session was moved; search engines are told both.
alter table workshop_session add column previous_start_utc timestamptz;
