-- How far the comparison of a running canary with the stable version has come.
create table canary_trial (
  name text primary key,
  version text not null,
  started_at timestamptz not null,
  looks integer not null default 0,
  next_look_at_loads integer not null,
  last_look_at timestamptz,
  last_p double precision
);
