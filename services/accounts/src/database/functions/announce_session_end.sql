-- Tells the event streams of all services that a session is over.
create or replace function announce_session_end()
returns trigger
language plpgsql
as $$
begin
  perform pg_notify('accounts_session_ended', old.id::text);
  return null;
end
$$;

create or replace trigger session_family_ended
after update of ended_at on session_family
for each row when (new.ended_at is not null and old.ended_at is null) execute function announce_session_end();

create or replace trigger session_family_deleted
after delete on session_family
for each row when (old.ended_at is null) execute function announce_session_end();
