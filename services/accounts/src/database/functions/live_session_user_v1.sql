-- The address of a session's user, or no row when the session is over. Every service asks at every call of a session.
-- @decision D38
create or replace function accounts_api.live_session_user_v1(p_session uuid, p_user uuid)
returns table (email text)
language sql stable security definer rows 1
begin atomic
  select users.email
  from session_family session join users on users.id = session.user_id
  where session.id = p_session and session.user_id = p_user and session.ended_at is null and session.expires_at > now();
end;

grant execute on function accounts_api.live_session_user_v1 to accounts_app, actions_app, flow_app, marketing_app, releases_app, workshops_app;
