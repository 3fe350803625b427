-- Deletes what the service has of a user, and refuses to write more. Takes turns with the insertion of a strategy or PDF, which looks
-- at erased_user under the same lock. Ideas, drafts and their versions go with their strategy; a job that still works on one of them
-- finds no strategy to lock, and writes nothing.
create or replace function flow_api.erase_user_v1(p_user uuid)
returns void
language sql volatile security definer
begin atomic
  select pg_advisory_xact_lock(hashtextextended('flow_strategies ' || p_user, 0));
  insert into erased_user (user_id) values (p_user) on conflict do nothing;
  delete from flow_pdfs where user_id = p_user;
  delete from flow_strategies where user_id = p_user;
end;

grant execute on function flow_api.erase_user_v1 to accounts_app;
