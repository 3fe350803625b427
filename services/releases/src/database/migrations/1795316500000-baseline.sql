create table release (
  name text not null,
  version text not null,
  manifest jsonb not null,
  -- The order of registration: a clock may stand still or go back.
  position bigint not null generated always as identity,
  created_at timestamptz not null default clock_timestamp(),
  activated_at timestamptz,
  primary key (name, version)
);
create index release_newest on release (name, position desc);

create table current_release (
  name text primary key,
  version text not null,
  previous text check (previous <> version),
  foreign key (name, version) references release (name, version),
  foreign key (name, previous) references release (name, version)
);
