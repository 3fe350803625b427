-- Events of releases are added, never changed or deleted.
create or replace function refuse_rewriting_release_events()
returns trigger
language plpgsql
as $$
  begin raise exception 'the history of releases is append-only' using errcode = 'restrict_violation'; end
$$;

create or replace trigger append_only
before update or delete on release_event
for each statement execute function refuse_rewriting_release_events();
