-- Releases of the service that run examples, and when they were seen last. Of those that live, the one that arrived last runs them.
create table verification_release (
  release text primary key,
  arrived_at timestamptz not null,
  seen_at timestamptz not null
);

-- The release that an action was made due for: another one makes it due again.
alter table verification_schedule add column release text not null default '';
