-- Keeps the moment of the last change of a session, whatever changed it.
create or replace function mark_session_change()
returns trigger
language plpgsql
as $$
begin
  new.changed_at := now();
  return new;
end
$$;

create or replace trigger workshop_session_changed
before update on workshop_session
for each row when (old.* is distinct from new.*) execute function mark_session_change();
