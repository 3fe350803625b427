-- The hits of the present window and of the one before it. Unlogged: shared by all replicas, and a crash may take it.
create unlogged table throttle (
  bucket text primary key,
  hits integer not null,
  hits_before integer not null default 0,
  refusals integer not null default 0,
  allowed boolean not null default true,
  started_at timestamptz not null,
  expires_at timestamptz not null
) with (fillfactor = 70);
create index throttle_expiry on throttle (expires_at);
