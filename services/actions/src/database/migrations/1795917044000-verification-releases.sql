-- Replicas that run examples, and when they were seen last. Of the releases that live, the one that arrived last runs them.
create table verification_replica (
  id uuid primary key,
  release text not null,
  -- When the release arrived, as far as this replica knows.
  arrived_at timestamptz not null,
  seen_at timestamptz not null,
  has_ended boolean not null default false
);

-- The release that an action was made due for: another one makes it due again.
alter table verification_schedule add column release text not null default '';
