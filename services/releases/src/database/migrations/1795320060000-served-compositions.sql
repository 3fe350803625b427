-- What pages were made of, so that one that a visitor names by its id can be opened again.
create table served_composition (
  id text primary key,
  -- `{"shell": "s1", "remotes": [{"name": "mf-flow", "version": "v1", "fallback": null}]}`
  choice jsonb not null,
  last_chosen_at timestamptz not null default clock_timestamp()
);
create index served_composition_oldest on served_composition (last_chosen_at);
