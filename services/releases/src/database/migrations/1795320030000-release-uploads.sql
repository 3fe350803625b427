-- What a pipeline is sending. The files are in the store.
create table release_upload (
  -- From the manifest, so that the same build is the same upload.
  id text primary key,
  name text not null,
  version text not null,
  manifest jsonb not null,
  touched_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz
);
create index release_upload_version on release_upload (name, version);

-- Versions whose files are to be deleted. The files go before the row.
create table discarded_release (
  name text not null,
  version text not null,
  primary key (name, version)
);

-- The last day on which a composition named a version.
create table served_release (
  name text not null,
  version text not null,
  last_served_on date not null,
  primary key (name, version)
);
