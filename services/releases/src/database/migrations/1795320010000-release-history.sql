alter table release
  add column author text,
  add column commit text,
  add column reason text,
  add column bytes bigint,
  -- The first page that it rendered for a visitor.
  add column rendered_at timestamptz,
  -- A rollback left it, and it was not chosen since.
  add column rolled_back_at timestamptz,
  add column withdrawn_at timestamptz,
  -- Its files were deleted.
  add column collected_at timestamptz;

update release
   set rendered_at = activated_at,
       bytes = (select sum((file->>'bytes')::bigint) from jsonb_array_elements(manifest->'files') file);

alter table current_release
  add column canary text,
  add column canary_percent smallint,
  add column frozen_at timestamptz,
  add column retired_at timestamptz,
  add column chosen_by text not null default 'unknown',
  add column chosen_at timestamptz not null default now(),
  add column revision bigint not null default 1,
  add constraint canary_is_registered foreign key (name, canary) references release (name, version) not valid,
  add constraint canary_has_percent check ((canary is null) = (canary_percent is null) and canary <> version) not valid;

create table release_event (
  id bigint primary key generated always as identity,
  name text not null,
  -- Null for what concerns no version.
  version text,
  action text not null,
  -- The team, operator or service that did it.
  actor text not null,
  reason text,
  evidence jsonb,
  at timestamptz not null default clock_timestamp()
);
create index release_event_newest on release_event (name, id desc);
