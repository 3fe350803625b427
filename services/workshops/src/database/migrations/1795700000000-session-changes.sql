-- When a session was last changed: sitemaps and feeds name it. A trigger keeps it (functions/mark_session_change.sql).
alter table workshop_session add column changed_at timestamptz not null default now();
update workshop_session set changed_at = created_at;
