-- In which networks a version ran or failed: one row for each, however often its pages report. It is forgotten a day after the last.
create table observation (
  name text not null,
  version text not null,
  -- A keyed hash of the network.
  network bigint not null,
  -- One bit for each kind: loaded, and each kind of failure.
  kinds smallint not null,
  seen_at timestamptz not null,
  failed_at timestamptz,
  primary key (name, version, network)
) with (fillfactor = 80);
